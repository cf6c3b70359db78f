import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { catalogue, optionTextsOf, withoutOptionTexts } from './build/catalogue.ts';
import { HEADERS } from './build/headers.ts';
import { serviceWorker } from './build/service-worker.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

const games = await catalogue(fileURLToPath(new URL('../../', import.meta.url)));

export default defineConfig(() => ({
  root: here,
  base: './',
  plugins: [serviceWorker(['./icon.svg', './manifest.webmanifest'])],
  oxc: { jsx: { runtime: 'automatic' as const, importSource: 'preact' } },
  worker: { format: 'es' as const },
  define: {
    __GAMES__: JSON.stringify(games.map(withoutOptionTexts)),
    __OPTION_TEXTS__: JSON.stringify(Object.fromEntries(games.map((g) => [g.id, optionTextsOf(g)]))),
  },
  // Tests see the page under the policy under which it is served.
  preview: { headers: { ...HEADERS } },
  build: { target: 'es2022', chunkSizeWarningLimit: 900, assetsInlineLimit: 0 },
}));
