import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { root } from '../root.ts';

/** What of a package is served: its demo, or the package itself if it has none. */
export function siteOf(folder: string): string {
  const demo = join(folder, 'demo');
  return existsSync(demo) ? demo : folder;
}

/** One server for each site, started when somebody wants it. */
export class Servers {
  private readonly started = new Map<string, Awaited<ReturnType<typeof serve>>>();

  async urlOf(site: string): Promise<string> {
    const server = this.started.get(site) ?? (await serve(site));
    this.started.set(site, server);
    return server.url;
  }

  async close(): Promise<void> {
    for (const server of this.started.values()) await server.close();
  }
}

/** Builds a site as players get it, in a separate folder, and serves it on a free port of this machine. */
async function serve(site: string): Promise<{ url: string; close(): Promise<void> }> {
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
