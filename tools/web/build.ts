import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const SOURCES = ['packages', 'rulesets', 'practice'];
const SKIPPED = new Set(['node_modules', 'dist', 'test', 'bench', 'browser', 'demo']);

/** When a file of the page, or of anything that it is made of, was last changed. */
function newest(folder: string): number {
  let latest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    latest = Math.max(latest, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }
  return latest;
}

/** Builds the page if it is missing or older than its sources, and returns where it is. */
export async function builtPage(root: string): Promise<string> {
  const dist = join(root, 'packages/web/dist');
  const index = join(dist, 'index.html');
  const built = existsSync(index) ? statSync(index).mtimeMs : 0;
  if (built < Math.max(...SOURCES.map((s) => newest(join(root, s))))) {
    await build({
      configFile: join(root, 'packages/web/vite.config.ts'),
      root: join(root, 'packages/web'),
      logLevel: 'warn',
    });
  }
  return dist;
}
