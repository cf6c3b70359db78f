/** `npm run build`: writes every generated file. With `--check` it writes nothing and fails if one is stale. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateAll, isStale } from './build/generate.ts';
import { root } from './root.ts';

const check = process.argv.includes('--check');
const stale = (await generateAll(root)).filter((file) => isStale(root, file));
for (const { path, text } of stale) {
  if (check) {
    console.log(`${path}:1: stale: run "npm run build" and commit the result`);
    continue;
  }
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(`wrote ${path}`);
}
if (stale.length === 0) console.log('all generated files are up to date');
process.exitCode = check && stale.length > 0 ? 1 : 0;
