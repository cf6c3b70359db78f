import { presetAnswer, seededRng } from '@walstatt/engine';
import { countClasses, Machine, newMemo, odds } from '@walstatt/engine/host';
import { expect, test } from 'vitest';
import type { State } from '../src/generated/state.ts';
import { ruleset } from '../src/index.ts';
import type { Warpath } from '../src/kit.ts';
import { type Field, stateOf } from './field.ts';
import { meleePair, shootingPair, vehiclePair } from './random-pairs.ts';

/** Exact odds of whole attacks, melees and crashes against the frequencies of simulated ones, for random pairs of profiles. */

const LONG = process.env['WALSTATT_LONG'] === '1';
const PAIRS = LONG ? 50 : 5;
const SAMPLES = LONG ? 100_000 : 2_000;

type Start = { readonly activity: 'shootUnit' | 'fight' | 'overrun' | 'collision' | 'tests'; readonly context: object };

/** Of both units: damage, and whether it is gone, suppressed or crippled. */
function outcome(s: State): number {
  const of = (id: string): number => {
    const u = s.units[id]!;
    const shaken = s.effects.some((e) => e.on === id && e.name === 'suppressed');
    return u.damage * 8 + (u.where.at === 'gone' ? 4 : 0) + (shaken ? 2 : 0) + (u.crippled ? 1 : 0);
  };
  return of('b') * 100_000 + of('r');
}

function simulate(state: State, start: Start, seed: number): Map<number, number> {
  const rng = seededRng(seed);
  const memos = newMemo();
  const counts = new Map<number, number>();
  for (let i = 0; i < SAMPLES; i++) {
    const machine = new Machine<Warpath>(ruleset, ruleset.codec.clone(state), memos);
    machine.start(start.activity, start.context as never);
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

/** Says how many different outcomes there were. */
function compare(field: Field, start: Start, seed: number): number {
  const state = stateOf({ ...field, phase: 'free' });
  const exact = odds<Warpath>(
    ruleset,
    { state, since: [] },
    { start: start as never, measure: outcome },
    {},
    { nodes: 1_000_000, runs: 10_000_000 },
  );
  expect(exact.method).toBe('exact');
  const chances = new Map(exact.distribution);
  const counts = simulate(state, start, seed);
  for (const value of new Set([...chances.keys(), ...counts.keys()])) {
    const p = chances.get(value) ?? 0;
    const error = Math.max(Math.sqrt(Math.max(0, p * (1 - p)) / SAMPLES), 1 / SAMPLES);
    const off = Math.abs((counts.get(value) ?? 0) / SAMPLES - p) / error;
    expect(off, `seed ${seed}, outcome ${value}, chance ${p}, seen ${counts.get(value) ?? 0}`).toBeLessThanOrEqual(4);
  }
  return chances.size;
}

const SHOOTS: Start = {
  activity: 'shootUnit',
  context: { unit: 'r', own: false, fired: [], unseen: [], aiming: null },
};
const FIGHTS: Start = {
  activity: 'fight',
  context: { seat: 'red', target: 'b', chargers: ['r'], left: ['r'], extra: -1 },
};
const TESTED: Start = { activity: 'tests', context: { seat: 'red', melee: false } };

const LATER = { timeout: 7_200_000 };

/** Most of the pairs must have something to roll for. */
function all(fieldOf: (seed: number) => Field, startOf: (seed: number) => Start): void {
  let rich = 0;
  for (let seed = 1; seed <= PAIRS; seed++) if (compare(fieldOf(seed), startOf(seed), seed) > 2) rich++;
  expect(rich).toBeGreaterThan(PAIRS / 2);
}

test('all the fire of a unit', LATER, () => {
  all(shootingPair, () => SHOOTS);
});

test('a melee with its morale test', LATER, () => {
  all(
    (seed) => meleePair(1000 + seed),
    () => FIGHTS,
  );
});

test('units that are run over, and collisions', LATER, () => {
  all(
    (seed) => vehiclePair(2000 + seed, seed % 2 === 0),
    (seed) =>
      seed % 2 === 0
        ? { activity: 'collision', context: { unit: 'r', other: 'b' } }
        : { activity: 'overrun', context: { unit: 'r', over: 'b' } },
  );
});

test('morale tests of both sides, one after the other', LATER, () => {
  const hurt = (seed: number): Field => {
    const { red, blue } = shootingPair(3000 + seed);
    return {
      red: { r: { ...red!['r']!, with: { ...red!['r']!.with, hurt: true } } },
      blue: { b: { ...blue!['b']!, with: { ...blue!['b']!.with, hurt: true } } },
    };
  };
  all(hurt, () => TESTED);
});
