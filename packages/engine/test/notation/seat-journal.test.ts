import { expect, test } from 'vitest';
import { parseJournal } from '../../src/notation/journal/parse.ts';

test('the journal of one seat says that it cannot be replayed', () => {
  const read = parseJournal('walstatt journal 1 for red\nruleset: ford 0.1.0\n\n1 blue closed ; answer\n');
  if (read.ok) throw new Error('it was read');
  expect(read.problems.map((p) => p.message)).toEqual([
    'this is what red may know of a battle that goes on: it cannot be replayed',
  ]);
});
