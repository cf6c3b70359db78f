import { readFileSync } from 'node:fs';
import { ruleset } from '@walstatt/practice-skirmish';
import { expect, it } from 'vitest';
import { manualDice } from '../../src/dice/sources/manual.ts';
import { parseJournal } from '../../src/notation/journal/parse.ts';
import { battleFromPosition } from '../../src/notation/position/battle.ts';
import { parsePosition } from '../../src/notation/position/parse.ts';
import { type NotationProblem, showProblem } from '../../src/notation/problems.ts';

const page = readFileSync(new URL('../../../../docs/notation.md', import.meta.url), 'utf8');
const examples = (kind: string): string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${kind}\n([^]*?)\`\`\``, 'g'))].map((found) => found[1]!);

const shown = (parsed: { ok: true } | { ok: false; problems: readonly NotationProblem[] }): string[] =>
  parsed.ok ? [] : parsed.problems.map(showProblem);

it('the position files in docs/notation.md can be played', () => {
  expect(examples('yaml').length).toBeGreaterThan(3);
  for (const text of examples('yaml')) {
    const position = parsePosition(ruleset, text);
    expect(shown(position), text).toEqual([]);
    if (position.ok) expect(shown(battleFromPosition(ruleset, position, { dice: manualDice })), text).toEqual([]);
  }
});

it('the journals in docs/notation.md can be read', () => {
  const kinds = examples('journal').flatMap((text) => {
    const parsed = parseJournal(text);
    expect(shown(parsed), text).toEqual([]);
    return parsed.ok ? parsed.journal.entries.map((e) => e.entry) : [];
  });
  expect(new Set(kinds)).toEqual(new Set(['answer', 'roll', 'standing', 'undo', 'signal', 'start']));
});
