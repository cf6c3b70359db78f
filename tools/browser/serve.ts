import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { root } from '../root.ts';

/** Builds a site as players get it, in a separate folder, and serves it on a free port of this machine. */
export async function serve(site: string): Promise<{ url: string; close(): Promise<void> }> {
  const sites = join(root, 'node_modules/.cache/walstatt');
  mkdirSync(sites, { recursive: true });
  const outDir = mkdtempSync(join(sites, 'site-'));
  const config = ['vite.config.ts', 'vite.config.js'].map((name) => join(site, name)).find((file) => existsSync(file));
  const common = { root: site, configFile: config ?? false, logLevel: 'error' } as const;
  await build({ ...common, build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 } });
  const server = await preview({ ...common, build: { outDir }, preview: { port: 4600, strictPort: false } });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error(`${site} is not served anywhere`);
  return {
    url,
    async close() {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
