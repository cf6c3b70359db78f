import { presetAnswer, seededRng } from '@walstatt/engine';
import { countClasses, Machine, newMemo, odds } from '@walstatt/engine/host';
import { expect, test } from 'vitest';
import type { State } from '../src/generated/state.ts';
import { ruleset } from '../src/index.ts';
import type { Demonworld } from '../src/kit.ts';
import { meleePosition, volleyPosition } from './random-setups.ts';

/**
 * Compares exact odds of volleys and whole melees with the frequencies of simulated ones, for random cards and set-ups.
 */

const LONG = process.env['WALSTATT_LONG'] === '1';
const SETUPS = LONG ? 50 : 8;
const SAMPLES = LONG ? 50_000 : 1_500;

/** Losses of every unit, in one number. */
const outcome = (s: State): number =>
  ['a', 'b', 'c'].reduce((n, unit) => n * 10 + (unit in s.units ? ruleset.measures['lost']!.value(s, { unit }) : 0), 0);

function simulate(state: State, seed: number): Map<number, number> {
  const rng = seededRng(seed);
  const memos = newMemo();
  const counts = new Map<number, number>();
  for (let i = 0; i < SAMPLES; i++) {
    const machine = new Machine<Demonworld>(ruleset, ruleset.codec.clone(state), memos);
    for (let need = machine.run(); need !== null; ) {
      if (need.what === 'roll') {
        const { shape, classes } = need.roll;
        const faces = Array.from({ length: shape.dice }, () => rng.int(1, shape.sides));
        need = machine.run({ what: 'roll', rolled: { faces, counts: countClasses(faces, shape, classes) } });
      } else if (need.what === 'ask')
        need = machine.run({ what: 'ask', answers: need.requests.map((r) => presetAnswer(machine as never, r)) });
      else throw new Error(`unexpected need: ${need.what}`);
    }
    const value = outcome(machine.state);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** The number of different outcomes. It is one if nobody could hit. */
function compare(state: State, seed: number): number {
  const limits = { nodes: 1_000_000, runs: 10_000_000 };
  const exact = odds<Demonworld>(ruleset, { state, since: [] }, { measure: outcome }, {}, limits);
  expect(exact.method).toBe('exact');
  const counts = simulate(state, seed);
  const chances = new Map(exact.distribution);
  for (const value of new Set([...chances.keys(), ...counts.keys()])) {
    const p = chances.get(value) ?? 0;
    const error = Math.max(Math.sqrt(Math.max(0, p * (1 - p)) / SAMPLES), 1 / SAMPLES);
    const seen = counts.get(value) ?? 0;
    const off = Math.abs(seen / SAMPLES - p) / error;
    expect(off, `seed ${seed}, outcome ${value}, chance ${p}, seen ${seen}`).toBeLessThanOrEqual(4.5);
  }
  return chances.size;
}

const open = (sizes: readonly number[]): number => sizes.filter((n) => n > 1).length;

test('exact odds of volleys equal simulated frequencies', { timeout: 3_600_000 }, () => {
  const sizes = Array.from({ length: SETUPS }, (_, i) => compare(volleyPosition(i + 1), i + 1));
  expect(open(sizes)).toBeGreaterThan(SETUPS / 2);
});

test('exact odds of melees equal simulated frequencies', { timeout: 3_600_000 }, () => {
  const sizes = Array.from({ length: SETUPS }, (_, i) => compare(meleePosition(1001 + i), i + 1));
  expect(open(sizes)).toBeGreaterThan(SETUPS / 2);
});
