import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '@walstatt/bots';
import { expect, test } from 'vitest';
import { MEANING } from '../ladder/blunders/tally.ts';
import { root } from '../root.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const page = read('docs/opponents.md');

test('the page says what every blunder is, in the words of the tables', () => {
  for (const { name, means } of Object.values(MEANING)) expect(page).toContain(`- **${name}**: ${means}.`);
});

test('the page shows the script as it is', () => {
  const [, path, code] = /```ts\n\/\/ (\S+)\n\n(.*?)```/s.exec(page)!;
  expect(code).toBe(read(path!));
});

test('the page knows every level of the dial and its playouts', () => {
  for (const [level, { playouts }] of Object.entries(LEVELS))
    expect(page).toMatch(new RegExp(`\\| \`${level}\` +\\| +${playouts === 0 ? 'none' : playouts} \\|`));
});
