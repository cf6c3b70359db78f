/**
 * Makes the page an app that starts without a network: one small worker that stores all files of this build. It asks
 * the network for the page itself first, so that a new version is there at once. All files named by the page have a
 * version in their names.
 */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const script = (version: string, files: readonly string[]): string => `
const CACHE = 'walstatt-${version}';
const FILES = ${JSON.stringify(files)};
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((keys) => Promise.all(keys.filter((k) => k.startsWith('walstatt-') && k !== CACHE).map((k) => caches.delete(k))))
      .then(() => self.clients.claim()),
  );
});
self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || new URL(event.request.url).origin !== location.origin) return;
  const kept = (key) => caches.match(key, { ignoreSearch: true, ignoreVary: true });
  event.respondWith(
    event.request.mode === 'navigate'
      ? fetch(event.request, { signal: AbortSignal.timeout(3000) }).catch(() => kept('./'))
      : kept(event.request).then((found) => found ?? fetch(event.request)),
  );
});
`;

export function serviceWorker(extra: readonly string[]): Plugin {
  return {
    name: 'walstatt-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const names = Object.keys(bundle).filter((f) => !f.endsWith('.map'));
      const version = createHash('sha256').update(names.sort().join()).digest('hex').slice(0, 12);
      const files = ['./', ...extra, ...names.filter((f) => f !== 'index.html').map((f) => `./${f}`)];
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: script(version, files) });
    },
  };
}
