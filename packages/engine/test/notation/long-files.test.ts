import { expect, test } from 'vitest';
import { BUDGETS } from '../../src/budgets.ts';
import { parsePosition } from '../../src/notation/position/parse.ts';
import { openYaml } from '../../src/notation/yaml/open.ts';
import { ford } from './game/ruleset.ts';

/** Long enough for a reader that looks at the whole text for every line to need most of a minute. */
const LINES = 30_000;

test('the places of many lines in one block are found in one go', () => {
  const lines = Array.from({ length: LINES }, (_, i) => `red > a: ${i}`);
  const file = openYaml(`ruleset: ford\nanswers: |\n${lines.map((l) => `  ${l}\n`).join('')}`, '');
  if (Array.isArray(file)) throw new Error('not read');
  const begun = performance.now();
  let offset = 0;
  lines.forEach((line, i) => {
    expect(file.places.inText(['answers'], offset + 2)).toEqual({ line: i + 3, column: 5 });
    offset += line.length + 1;
  });
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test('a position with more lines since its last step than any battle has is refused', () => {
  const text = `ruleset: ford\nscenario: ford\nanswers: |\n${'  red > a: 1\n'.repeat(BUDGETS.position.answers + 5)}`;
  const parsed = parsePosition(ford, text);
  expect(parsed.ok).toBe(false);
  if (!parsed.ok) expect(parsed.problems[0]!.message).toBe('more than 1000 lines since the last step');
});
