import { describe, expect, test } from 'vitest';
import type { Chances, Wanted } from '../src/planner/batch.ts';
import { halve, playoutsOf, type Row, rowsOf, shareOf } from '../src/planner/compare.ts';
import { KindredDice } from '../src/planner/dice.ts';
import { isClearlyBetter, leadOf } from '../src/planner/lead.ts';

/** What the number of a sample does to all answers alike, and what it does to one alone. Both lie between 0 and 1. */
const shared = (sample: number): number => ((sample * 7919) % 101) / 101;
const own = (sample: number, answer: number): number => ((sample * 104_729 + answer * 7877) % 97) / 97;

/** Rows whose playouts come to these chances, by answer and sample. */
function contest(chances: (answer: number, sample: number) => number, answers: number, playouts: number): Row[] {
  const rows = rowsOf(Array.from({ length: answers }, (_, i) => ({ answer: i, change: null })));
  const search: Generator<Wanted, Row[], Chances> = halve(rows, {
    keep: 1,
    playouts,
    tasks: new Map(),
    from: 0,
    expired: () => false,
  });
  let step = search.next();
  while (!step.done) step = search.next(step.value.map((t) => chances(t.answer as number, t.sample)));
  return step.value;
}

const best = (rows: readonly Row[]): unknown => rows[0]!.choice.answer;

describe('what was planned', () => {
  test('stands although another answer was luckier', () => {
    const luck = (answer: number, sample: number): number => 0.3 + 0.4 * own(sample, answer);
    const [first, second] = contest(luck, 2, 32) as [Row, Row];
    expect(best([first])).toBe(0);
    // The other one did win more, so only the doubt keeps the plan.
    const luckier = contest((a, sample) => luck(1 - a, sample), 2, 32);
    expect(best(luckier)).toBe(0);
    expect(shareOf(first)).not.toBe(shareOf(second));
  });

  test('gives way to what is clearly better on the same dice, although luck decides more than the answer', () => {
    expect(best(contest((answer, sample) => 0.9 * shared(sample) + (answer === 2 ? 0.06 : 0), 4, 48))).toBe(2);
  });

  test.each([0.01, 0.99])('gives way to a small lead where the chance is %f anyway', (chance) => {
    const lead = (answer: number): number => chance + (answer === 1 ? 0.004 : 0);
    expect(best(contest((answer) => lead(answer), 2, 32))).toBe(1);
  });

  test('is compared to the end with the one that did best', () => {
    const rows = contest((answer, sample) => 0.2 + 0.05 * answer + 0.2 * own(sample, answer), 8, 48);
    expect(rows.map((r) => r.choice.answer).sort()).toEqual([0, 7]);
    expect(playoutsOf(rows[0]!)).toBe(playoutsOf(rows[1]!));
    expect(playoutsOf(rows[0]!)).toBeGreaterThanOrEqual(12);
  });
});

describe('a lead', () => {
  test('needs playouts of both: those that came to nothing do not count', () => {
    expect(leadOf([1, null, 0.5], [0.5, 1, null])).toMatchObject({ mean: 0.5 });
    expect(isClearlyBetter([1, null], [null, 0])).toBe(false);
    expect(isClearlyBetter([], [])).toBe(false);
  });

  test('of two playouts is not clear, however alike they are', () => {
    expect(isClearlyBetter([0.6, 0.6], [0.45, 0.45])).toBe(false);
    expect(isClearlyBetter(new Array(20).fill(0.6), new Array(20).fill(0.45))).toBe(true);
  });
});

describe('the dice of a playout', () => {
  const roll = (about: string, purpose = 'hit') => ({ by: 'red', purpose, about }) as never;
  const rolls = (dice: KindredDice, about: string, n: number): number[] =>
    Array.from({ length: n }, () => dice.for(roll(about)).int(1, 6));

  test('are the same for the same purpose of the same unit, whatever else was rolled before', () => {
    const [one, other] = [new KindredDice(7), new KindredDice(7)];
    rolls(other, 'second', 5);
    other.for(roll('first', 'save')).int(1, 6);
    expect(rolls(other, 'first', 12)).toEqual(rolls(one, 'first', 12));
  });

  test('differ between units and between playouts', () => {
    const first = rolls(new KindredDice(7), 'first', 12);
    expect(rolls(new KindredDice(7), 'second', 12)).not.toEqual(first);
    expect(rolls(new KindredDice(8), 'first', 12)).not.toEqual(first);
  });
});
