import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Compares a text with the golden file next to the test. `npm run golden` rewrites the files. Call it with `new
 * URL('./golden/name.journal', import.meta.url)`.
 */
export function matchesGolden(file: URL, text: string): void {
  const path = fileURLToPath(file);
  if (process.env['WALSTATT_GOLDEN'] === 'write') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return;
  }
  if (!existsSync(path)) throw new Error(`${path} does not exist; write it with: npm run golden`);
  const golden = readFileSync(path, 'utf8');
  if (golden === text) return;
  const a = golden.split('\n');
  const b = text.split('\n');
  const at = a.findIndex((line, i) => line !== b[i]);
  throw new Error(
    `differs from ${path} in line ${at + 1}:\n  golden: ${a[at]}\n  now:    ${b[at]}\nIf this is right: npm run golden`,
  );
}
