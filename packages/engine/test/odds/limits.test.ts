import { describe, expect, test } from 'vitest';
import { wilson } from '../../src/odds/interval.ts';
import { odds } from '../../src/odds/odds.ts';
import type { OddsLimits } from '../../src/odds/work.ts';
import { stateOf } from './cases.ts';
import { dicing } from './game/ruleset.ts';

const state = stateOf({
  units: { b: { owner: 'blue', armour: 4, bodies: Array.from({ length: 30 }, () => ({})) } },
  tokens: { red: 0, blue: 0 },
});

const barrage = (limits: OddsLimits, measure: (losses: number) => number = (n) => n) =>
  odds(
    dicing,
    { state, since: [] },
    {
      start: { activity: 'barrage', context: { by: 'red', target: 'b', dice: 30, sides: 6, hit: 3, wound: 4 } },
      measure: (s) => measure(30 - s.units['b']!.bodies.filter((x) => x.alive).length),
    },
    {},
    limits,
  );

test('too many ways or too many nodes: sampled, and the result says so', () => {
  const exact = barrage({});
  expect(exact.method).toBe('exact');
  expect(exact.interval).toBeUndefined();
  for (const limits of [{ runs: 100 }, { nodes: 20 }]) {
    const result = barrage({ ...limits, samples: 4_000 });
    expect(result.method).toBe('sampled');
    expect(result.samples).toBe(4_000);
    expect(result.bound).toBeCloseTo(3 / 4_000, 12);
    const [low, high] = result.interval!;
    expect(low).toBeLessThan(exact.mean);
    expect(high).toBeGreaterThan(exact.mean);
    expect(high - low).toBeLessThan(0.2);
    expect(result.distribution.reduce((sum, [, p]) => sum + p, 0)).toBeCloseTo(1, 12);
  }
});

test('the same seed gives the same sample, another seed another one', () => {
  const of = (seed: number) => barrage({ runs: 10, samples: 300, seed }).distribution;
  expect(of(5)).toEqual(of(5));
  expect(of(5)).not.toEqual(of(6));
});

test('95 % intervals hold the truth about 95 times out of 100', () => {
  const truth = barrage({}, (n) => (n >= 6 ? 1 : 0)).mean;
  const mean = barrage({}).mean;
  let right = 0;
  let rightMeans = 0;
  for (let seed = 1; seed <= 200; seed++) {
    const [low, high] = barrage({ runs: 1, samples: 60, seed }, (n) => (n >= 6 ? 1 : 0)).interval!;
    if (low <= truth && truth <= high) right++;
    const [lowMean, highMean] = barrage({ runs: 1, samples: 60, seed: seed + 1000 }).interval!;
    if (lowMean <= mean && mean <= highMean) rightMeans++;
  }
  expect(right).toBeGreaterThanOrEqual(180);
  expect(rightMeans).toBeGreaterThanOrEqual(180);
});

test("Wilson's interval as in the tables", () => {
  const close = (a: readonly number[], b: readonly number[]): void =>
    a.forEach((x, i) => {
      expect(x).toBeCloseTo(b[i]!, 4);
    });
  close(wilson(0, 10), [0, 0.27753]);
  close(wilson(5, 10), [0.23659, 0.76341]);
  close(wilson(10, 10), [0.72247, 1]);
});

test('best play is not sampled: the seat takes the defaults, and the result says so', () => {
  const result = odds(
    dicing,
    { state, since: [] },
    {
      start: { activity: 'gamble', context: { seat: 'red', sides: 6, pot: 0, rounds: 8 } },
      measure: { name: 'score', args: { seat: 'red' } },
    },
    { red: 'maximise', blue: 'never' },
    { runs: 20, samples: 100 },
  );
  expect(result.method).toBe('sampled');
  expect(result.policies).toEqual({ red: 'default', blue: 'never' });
  expect(result.notes).toEqual([{ note: 'bestReplaced', seat: 'red' }]);
});

test('samples that never end are counted', () => {
  const result = odds(
    dicing,
    { state, since: [] },
    { start: { activity: 'dither', context: { seat: 'red', sides: 6 } }, measure: () => 1 },
    {},
    { runs: 0, samples: 2 },
  );
  expect(result.method).toBe('sampled');
  expect(result.notes).toEqual([{ note: 'endless', chance: 1 }]);
  expect(result.interval).toBeUndefined();
});

describe('a step that rolls until the dice differ', () => {
  const rollOff = (limits: OddsLimits) =>
    odds(
      dicing,
      { state, since: [] },
      {
        start: { activity: 'rollOff', context: { a: 'red', b: 'blue', sides: 6 } },
        measure: { name: 'score', args: { seat: 'red' } },
      },
      {},
      limits,
    );

  test('is not followed without end: it is sampled, and the result says so', () => {
    const result = rollOff({ samples: 2_000 });
    expect(result.method).toBe('sampled');
    expect(result.samples).toBe(2_000);
    expect(result.mean).toBeGreaterThan(0.45);
    expect(result.mean).toBeLessThan(0.55);
    expect(result.runs).toBeLessThan(10);
  });

  test('stops sampling when the time is up, in the middle of a playthrough, but never before two are through', () => {
    const asked: string[] = [];
    const stop = (work: 'exact' | 'sampled'): boolean => {
      asked.push(work);
      return work === 'sampled' && asked.filter((w) => w === 'sampled').length > 4;
    };
    const result = rollOff({ samples: 100_000, stop });
    expect(result.samples).toBe(4);
    expect(rollOff({ samples: 100_000, stop: () => true }).samples).toBe(2);
  });
});

test('states that would take too much memory: sampled', () => {
  expect(barrage({ bytes: 1_000, samples: 50 }).method).toBe('sampled');
  expect(barrage({ bytes: 20_000_000, samples: 50 }).method).toBe('exact');
});

test('exact work that takes too long is given up, also where only chances flow on', () => {
  let asked = 0;
  const stop = (work: 'exact' | 'sampled'): boolean => work === 'exact' && ++asked > 40;
  const result = odds(
    dicing,
    { state, since: [] },
    {
      start: { activity: 'duel', context: { a: 'red', b: 'blue', sides: 6, ties: -1 } },
      measure: { name: 'score', args: { seat: 'red' } },
    },
    {},
    { stop, samples: 50 },
  );
  expect(result.method).toBe('sampled');
});
