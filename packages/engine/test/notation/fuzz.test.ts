import { mutate, randomText } from '@walstatt/testkit';
import { expect, it } from 'vitest';
import { BUDGETS } from '../../src/budgets.ts';
import { manualDice } from '../../src/dice/sources/manual.ts';
import { parseJournal } from '../../src/notation/journal/parse.ts';
import { replayJournal } from '../../src/notation/journal/replay.ts';
import { writeJournal } from '../../src/notation/journal/write.ts';
import { battleFromPosition } from '../../src/notation/position/battle.ts';
import { openPosition, openQuickly } from '../../src/notation/position/file.ts';
import { parsePosition } from '../../src/notation/position/parse.ts';
import { writePosition } from '../../src/notation/position/write.ts';
import type { NotationProblem } from '../../src/notation/problems.ts';
import { pick, seededRng } from '../../src/random/rng.ts';
import { BOMBS } from './bombs.ts';
import { newBattle, playAtRandom } from './game/random-play.ts';
import { ford } from './game/ruleset.ts';

type Parsed = { readonly ok: true } | { readonly ok: false; readonly problems: readonly NotationProblem[] };

/** Either the text is right, or every problem has a place in it and a message. */
function isAnswered(text: string, parsed: Parsed): void {
  if (parsed.ok) return;
  const lines = text.split('\n').length;
  const right =
    parsed.problems.length > 0 &&
    parsed.problems.length <= 20 &&
    parsed.problems.every((p) => p.line >= 1 && p.line <= lines && p.column >= 1 && p.message.length > 0);
  if (!right) throw new Error(`${JSON.stringify(parsed.problems)}\n${text}`);
}

const positionOf = (text: string): Parsed => {
  const position = parsePosition(ford, text);
  return position.ok ? battleFromPosition(ford, position, { dice: manualDice }) : position;
};

const journalOf = (text: string): Parsed => {
  const parsed = parseJournal(text);
  return parsed.ok ? replayJournal(ford, parsed.journal) : parsed;
};

const byHand = `ruleset: ford
scenario: ford
dice: [3, 4, 5]
# where it stands
at: battle / round.turns {n: 2, turn: 1} / turn {seat: orks} / shoot.hit {by: boyz, at: axes, shots: 2}
answers: |
  roll hit by orks [WP-DICE-01] 2 × d6: 3 4
units:
  boyz: {n: 4, name: "The Boyz", where: {at: table, pose: {x: 6in, y: 12.5cm}}}
  axes: &axes {of: archers, where: {at: aboard, of: boyz}, owner: dwarfs}
  more: *axes
weather: {wind: 3}
effects:
  - {name: pinned, rule: WP-DICE-01, on: boyz, until: {until: never}}
`;

function samples(): { positions: string[]; journals: string[] } {
  const positions = [byHand];
  const journals: string[] = [];
  for (let seed = 0; seed < 6; seed++) {
    const battle = newBattle(seed);
    playAtRandom(battle, seed, 6 + 3 * seed);
    const { state, since } = battle.position;
    const position = writePosition(ford, state, since);
    positions.push(position);
    const start =
      seed % 2 === 0
        ? { setup: { scenario: 'ford', options: {} } }
        : { position: writePosition(ford, battle.chronicle.first.state) };
    journals.push(writeJournal(ford, { start, dice: 'seeded', seats: { orks: 'Anna' } }, battle.chronicle.journal));
  }
  return { positions, journals };
}

const { positions, journals } = samples();

it('reads all samples', () => {
  for (const text of positions) expect(positionOf(text)).toMatchObject({ ok: true });
  for (const text of journals) expect(journalOf(text)).toMatchObject({ ok: true });
});

it.each([
  ['position files', positions, positionOf],
  ['journals', journals, journalOf],
] as const)('answers 10,000 mutated %s', (_, texts, read) => {
  const rng = seededRng(1);
  let right = 0;
  for (let i = 0; i < 10_000; i++) {
    const text = mutate(pick(rng, texts), rng);
    const parsed = read(text);
    isAnswered(text, parsed);
    if (parsed.ok) right++;
  }
  expect(right).toBeGreaterThan(0);
  expect(right).toBeLessThan(9_000);
});

it('reads files of the plain form as YAML does', () => {
  const rng = seededRng(3);
  let read = 0;
  for (let i = 0; i < 6_000; i++) {
    const text = mutate(pick(rng, positions), rng);
    const quick = openQuickly(text);
    if (quick === null) continue;
    const file = openPosition(text);
    if (Array.isArray(file)) throw new Error(`${JSON.stringify(file)}\n${text}`);
    expect(file.root, text).toEqual(quick.root);
    expect(Object.keys(file.root)).toEqual(Object.keys(quick.root));
    read++;
  }
  expect(read).toBeGreaterThan(500);
});

it.each([
  ['position files', 'ruleset: ford\n', positionOf],
  ['journals', 'walstatt journal 1\n', journalOf],
] as const)('answers a million random bytes as %s', (_, start, read) => {
  const rng = seededRng(2);
  for (let left = 1_000_000, i = 0; left > 0; i++) {
    const n = Math.min(left, rng.int(1, 5_000));
    left -= n;
    const text = (i % 2 === 0 ? '' : start) + randomText(n, rng);
    const parsed = read(text);
    expect(parsed.ok).toBe(false);
    isAnswered(text, parsed);
  }
});

it.each<readonly [what: string, text: string]>([
  ...BOMBS,
  ['more than allowed', 'x'.repeat(BUDGETS.position.characters + 1)],
])('is not stopped by a bomb of %s', (_, bomb) => {
  for (const text of [bomb, `ruleset: ford\n${bomb}`]) {
    const parsed = positionOf(text);
    expect(parsed.ok).toBe(false);
    isAnswered(text, parsed);
  }
  for (const text of [bomb, `walstatt journal 1\n${bomb}`, `walstatt journal 1\n1 orks > x: ${bomb}`]) {
    const parsed = journalOf(text);
    expect(parsed.ok).toBe(false);
    isAnswered(text, parsed);
  }
});
