import { expect, test } from 'vitest';
import { parseBiome } from '../check/biome.ts';
import { findForeignWords } from '../check/foreign-words.ts';
import { parseTypeErrors } from '../check/types.ts';
import { root } from '../root.ts';

/** Written in pieces, because this file is checked, too. */
const join = (...pieces: string[]) => pieces.join('');

test.each([
  join('thanks to Cla', 'ude'),
  join('built in /wo', 'rk/main/tools'),
  join('see "/ho', 'me/jo/file"'),
  join('from https://registry', '.example.org/x'),
  join('"resolved": "ht', 'tps://somewhere/x.tgz"'),
  join('ask http://10.0', '.0.7/status'),
])('no file speaks of where it was made: %s', (text) => {
  expect(findForeignWords('docs/x.md', `fine\n${text}\n`)).toMatchObject([{ path: 'docs/x.md', line: 2 }]);
});

test.each([
  'the claw of the dragon',
  'packages/work/flow.ts and ./home/index.ts',
  '"resolved": "packages/engine"',
  'http://127.0.0.1/ and https://example.org/root/x',
])('fine: %s', (text) => {
  expect(findForeignWords('docs/x.md', text)).toEqual([]);
});

test('type errors keep their place and their further lines', () => {
  const output = "src/a.ts(3,5): error TS2322: Type 'A' is no 'B'.\n  Because of C.\nsrc/b.ts(7,1): error TS1: No.\n";
  expect(parseTypeErrors(output)).toEqual([
    { path: 'src/a.ts', line: 3, message: "TS2322: Type 'A' is no 'B'.\n  Because of C." },
    { path: 'src/b.ts', line: 7, message: 'TS1: No.' },
  ]);
});

test('lint and format errors keep their place', () => {
  const output = `::error title=lint/x/noY,file=${root}src/a.ts,line=3,endLine=3,col=1,endColumn=4::Do not.
::error title=format,file=${root}src/b.ts,line=1,endLine=1,col=2,endColumn=2::Formatter would have printed:
`;
  expect(parseBiome(output)).toEqual([
    { path: 'src/a.ts', line: 3, message: 'lint/x/noY: Do not.' },
    { path: 'src/b.ts', line: 1, message: 'not formatted: run "npm run format"' },
  ]);
});
