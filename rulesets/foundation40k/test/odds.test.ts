import { presetAnswer, seededRng } from '@walstatt/engine';
import { countClasses, Machine, newMemo, odds } from '@walstatt/engine/host';
import { expect, test } from 'vitest';
import type { State } from '../src/generated/state.ts';
import { type Foundation, ruleset } from '../src/index.ts';
import { position } from './random-pairs.ts';

/** Compares exact odds of whole actions with the frequencies of simulated ones, for random pairs of profiles. */

const LONG = process.env['WALSTATT_LONG'] === '1';
const PAIRS = LONG ? 50 : 5;
const SAMPLES = LONG ? 100_000 : 3_000;

type Start = { readonly activity: 'shoot' | 'melee'; readonly context: object };

/** Everything that matters, in one number: lives lost on both sides and the effect on morale. */
function outcome(s: State): number {
  const state = (id: string): number => {
    const u = s.units[id]!;
    return u.status === 'destroyed' ? 3 : ['ok', 'pinned', 'fleeing'].indexOf(u.morale);
  };
  const lost = (id: string): number => ruleset.measures['livesLost']!.value(s, { unit: id });
  return ((lost('A') * 4 + state('A')) * 16 + lost('B')) * 4 + state('B');
}

function simulate(state: State, start: Start, samples: number, seed: number): Map<number, number> {
  const rng = seededRng(seed);
  const memos = newMemo();
  const counts = new Map<number, number>();
  for (let i = 0; i < samples; i++) {
    const machine = new Machine<Foundation>(ruleset, ruleset.codec.clone(state), memos);
    machine.start(start.activity, start.context);
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

function compare(state: State, start: Start, seed: number): void {
  const exact = odds<Foundation>(
    ruleset,
    { state, since: [] },
    { start, measure: outcome },
    {},
    { nodes: 1_000_000, runs: 10_000_000 },
  );
  expect(exact.method).toBe('exact');
  const counts = simulate(state, start, SAMPLES, seed);
  const chances = new Map(exact.distribution);
  for (const value of new Set([...chances.keys(), ...counts.keys()])) {
    const p = chances.get(value) ?? 0;
    const error = Math.max(Math.sqrt(Math.max(0, p * (1 - p)) / SAMPLES), 1 / SAMPLES);
    const off = Math.abs((counts.get(value) ?? 0) / SAMPLES - p) / error;
    expect(off, `seed ${seed}, outcome ${value}, chance ${p}, seen ${counts.get(value) ?? 0}`).toBeLessThanOrEqual(4);
  }
}

test('exact odds of a shoot action equal simulated frequencies', { timeout: 3_600_000 }, () => {
  for (let seed = 1; seed <= PAIRS; seed++)
    compare(
      position(seed, 10),
      {
        activity: 'shoot',
        context: { seat: 'red', unit: 'A', suppress: seed % 5 === 0, target: 'B', armed: [], before: 0 },
      },
      seed,
    );
});

test('exact odds of a melee action equal simulated frequencies', { timeout: 3_600_000 }, () => {
  for (let seed = 1; seed <= PAIRS; seed++)
    compare(
      position(1000 + seed, 1),
      {
        activity: 'melee',
        context: { seat: 'red', unit: 'A', target: 'B', first: 'attacker', attacker: 0, defender: 0 },
      },
      seed,
    );
});
