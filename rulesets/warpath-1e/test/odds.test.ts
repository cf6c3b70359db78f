import { countClasses, Machine, newMemo, odds, presetAnswer, seededRng } from '@walstatt/engine';
import { expect, test } from 'vitest';
import type { State } from '../src/generated/state.ts';
import { ruleset } from '../src/index.ts';
import type { Warpath } from '../src/kit.ts';
import { type Field, stateOf } from './field.ts';

/** Exact odds of whole attacks and melees against the frequencies of simulated ones. */

const SAMPLES = process.env['WALSTATT_LONG'] === '1' ? 100_000 : 3_000;

type Start = { readonly activity: 'attack' | 'fight' | 'overrun'; readonly context: object };

/** Damage of the target and whether it is still there, suppressed or crippled. */
function outcome(s: State): number {
  const u = s.units['b']!;
  const shaken = s.effects.some((e) => e.on === 'b' && e.name === 'suppressed');
  return u.damage * 8 + (u.where.at === 'gone' ? 4 : 0) + (shaken ? 2 : 0) + (u.crippled ? 1 : 0);
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
        need = machine.run({ what: 'roll', rolled: { faces, counts: countClasses(faces, shape.sum, classes) } });
      } else if (need.what === 'ask')
        need = machine.run({ what: 'ask', answers: need.requests.map((r) => presetAnswer(machine as never, r)) });
      else throw new Error(`unexpected need: ${need.what}`);
    }
    const value = outcome(machine.state);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function compare(field: Field, start: Start, seed: number): void {
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
  expect(chances.size).toBeGreaterThan(2);
  const counts = simulate(state, start, seed);
  for (const value of new Set([...chances.keys(), ...counts.keys()])) {
    const p = chances.get(value) ?? 0;
    const error = Math.max(Math.sqrt(Math.max(0, p * (1 - p)) / SAMPLES), 1 / SAMPLES);
    const off = Math.abs((counts.get(value) ?? 0) / SAMPLES - p) / error;
    expect(off, `outcome ${value}, chance ${p}, seen ${counts.get(value) ?? 0}`).toBeLessThanOrEqual(4);
  }
}

const shot = (name: string): Start => ({
  activity: 'attack',
  context: { unit: 'r', with: name, target: 'b', cover: null, wounds: 0 },
});

test('a volley', () => {
  const red = { r: { at: [10, 10] as const, profile: { firepower: 6, specials: ['piercing(1)'] } } };
  compare({ red, blue: { b: { at: [10, 20] } } }, shot('own'), 1);
});

test('explosive shots of a heavy weapon', () => {
  const weapons = [{ name: 'gun', firepower: 3, range: 36, specials: ['explosive(D3)', 'piercing(5)'] }];
  const tank = { at: [10, 25] as const, profile: { type: 'vehicle' as const, models: 1, defence: 9 } };
  compare({ red: { r: { at: [10, 10], profile: { weapons } } }, blue: { b: tank } }, shot('w0'), 2);
});

test('a unit that is run over', () => {
  const tank = { at: [10, 10] as const, profile: { type: 'vehicle' as const, models: 1 } };
  compare(
    { red: { r: tank }, blue: { b: { at: [10, 20] } } },
    { activity: 'overrun', context: { unit: 'r', over: 'b' } },
    3,
  );
});

test('a melee with its morale test', () => {
  const hero = { type: 'hero' as const, models: 1, attacks: 4, morale: [6, 8] as const };
  compare(
    {
      red: { r: { at: [10, 10], profile: hero, with: { charging: 'b', order: 'charge' } } },
      blue: { b: { at: [10, 11.5], profile: hero } },
    },
    { activity: 'fight', context: { seat: 'red', target: 'b', chargers: ['r'], left: ['r'], extra: -1 } },
    4,
  );
});
