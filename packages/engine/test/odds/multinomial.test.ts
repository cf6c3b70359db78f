import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atLeast, classesOf, everyFace, everySum } from '../../src/dice/classes.ts';
import type { ChainStage, Roll } from '../../src/dice/shape.ts';
import { countOutcomes, multinomial } from '../../src/odds/multinomial.ts';
import { chainWeights, OutcomeTable, throughWeights, waysToSum } from '../../src/odds/outcomes.ts';
import { fraction, times, toNumber } from './fraction.ts';

const factorial = (n: number): bigint => (n <= 1 ? 1n : BigInt(n) * factorial(n - 1));

/** n! / (k1! k2! …) · p1^k1 · p2^k2 … in whole numbers. */
function exactChance(weights: readonly number[], counts: readonly number[]): number {
  const n = counts.reduce((a, b) => a + b, 0);
  const total = BigInt(weights.reduce((a, b) => a + b, 0));
  let chance = fraction(factorial(n), total ** BigInt(n));
  counts.forEach((k, i) => {
    chance = times(chance, fraction(BigInt(weights[i]!) ** BigInt(k), factorial(k)));
  });
  return toNumber(chance);
}

test('every multinomial chance is right within its roundings', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 4 }).filter((w) => w.some((x) => x > 0)),
      (n, weights) => {
        const { counts, chances, roundings } = multinomial(n, weights);
        expect(counts.length).toBe(countOutcomes(n, weights.filter((w) => w > 0).length));
        expect(new Set(counts.map((c) => c.join())).size).toBe(counts.length);
        counts.forEach((c, i) => {
          const exact = exactChance(weights, c);
          expect(c.length).toBe(weights.length);
          expect(Math.abs(chances[i]! - exact)).toBeLessThanOrEqual(exact * (roundings + 1) * 2 ** -53);
        });
      },
    ),
    { numRuns: 300 },
  );
});

test('big pools neither underflow nor drift', () => {
  for (const n of [80, 500, 3000]) {
    const { counts, chances, roundings } = multinomial(n, [5, 1]);
    expect(counts.length).toBe(n + 1);
    expect(Math.abs(chances.reduce((a, b) => a + b, 0) - 1)).toBeLessThan(roundings * 2 ** -53);
    const mean = counts.reduce((sum, c, i) => sum + c[1]! * chances[i]!, 0);
    expect(mean).toBeCloseTo(n / 6, 8);
  }
  const { counts, chances } = multinomial(80, [5, 1]);
  const at = counts.findIndex((c) => c[1] === 60);
  expect(chances[at]! / exactChance([5, 1], [20, 60])).toBeCloseTo(1, 6);
});

const stage = (need: number, sides: number, feed: number): ChainStage => ({
  by: null,
  rule: 'WP-DICE-01',
  purpose: 'test',
  sides,
  classes: atLeast(need, sides),
  feed,
});

test('a chain weighs every case once', () => {
  const stages = [stage(3, 6, 1), stage(5, 6, 1), stage(4, 6, 0)];
  // 4/6 · 2/6 · (3/6 fail, 3/6 save) of 216 cases.
  expect(chainWeights(stages)).toEqual([24, 24, 168]);
  expect(throughWeights(stages)).toEqual([24, 192]);
  expect(chainWeights([stage(7, 6, 1), stage(2, 20, 1)])).toEqual([0, 0, 120]);
  expect(throughWeights([stage(1, 6, 1), stage(1, 8, 1)])).toEqual([48, 0]);
});

const rollOf = (
  dice: number,
  sides: number,
  sum: boolean,
  classes = sum ? everySum(dice, sides) : everyFace(sides),
): Roll => ({
  by: null,
  rule: 'WP-DICE-01',
  purpose: 'test',
  about: null,
  shape: { dice, sides, sum },
  classes,
  again: false,
  needs: null,
});

test('sums are as frequent as a count says', () => {
  expect(waysToSum(2, 6)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  const table = new OutcomeTable();
  const expected: number[] = [];
  const two = table.ofRoll(rollOf(2, 6, true), (n) => expected.push(n));
  expect(two.counts[5]).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
  expect(two.chances[5]).toBeCloseTo(1 / 6, 15);
  const halves = classesOf(['low', 'high'], 3, 18, (s) => (s <= 10 ? 'low' : 'high'));
  expect(table.ofRoll(rollOf(3, 6, true, halves), () => {}).chances).toEqual([0.5, 0.5]);
});

test('outcomes are cached, and announced before they are made', () => {
  const table = new OutcomeTable();
  const announced: number[] = [];
  const roll = rollOf(5, 6, false);
  const first = table.ofRoll(roll, (n) => announced.push(n));
  expect(table.ofRoll(roll, (n) => announced.push(n))).toBe(first);
  expect(announced).toEqual([252]);
  expect(table.ofRoll(rollOf(4, 6, false), () => {}).counts.length).toBe(126);
  const refuse = (): never => {
    throw new Error('too many');
  };
  expect(() => table.ofRoll(rollOf(80, 6, false), refuse)).toThrow('too many');
});
