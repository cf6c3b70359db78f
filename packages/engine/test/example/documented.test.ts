import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { emit } from '../../src/schema/emit/emit.ts';
import { schema } from './schema.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const docs = new URL('../../../../docs/', import.meta.url);

/** The blocks of code that name the file they show in their first line. */
function blocksOf(page: string): Map<string, string> {
  const text = readFileSync(new URL(page, docs), 'utf8');
  return new Map([...text.matchAll(/```ts\n\/\/ (\S+\.ts)\n\n?(.*?)```/gs)].map((m) => [m[1]!, m[2]!]));
}

const shown = new Map([...blocksOf('adding-a-rule.md'), ...blocksOf('adding-a-ruleset.md')]);

test('the pages show the files of the example as they are', () => {
  expect(shown.size).toBeGreaterThan(12);
  for (const [file, code] of shown) expect(code, file).toBe(readFileSync(`${folder}${file}`, 'utf8'));
});

test('the pages show every file of the example except its German, its emitted code and this test', () => {
  const written = globSync('**/*.ts', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  const left = written.filter((path) => !shown.has(path)).sort();
  expect(left).toEqual([
    '01-blows/strike/text.de.ts',
    'documented.test.ts',
    'emit.ts',
    'generated/state.ts',
    'texts/de.ts',
  ]);
});

test('what is emitted from the schema is fresh', () => {
  expect(readFileSync(`${folder}generated/state.ts`, 'utf8')).toBe(emit(schema));
});
