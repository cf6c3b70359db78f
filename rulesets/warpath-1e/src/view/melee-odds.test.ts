import type { Prospect } from '@walstatt/engine';
import { odds } from '@walstatt/engine/host';
import { expect, test } from 'vitest';
import { type Field, look as lookAt, play, stateOf } from '../../test/field.ts';
import { meleePair } from '../../test/random-pairs.ts';
import type { State } from '../generated/state.ts';
import { ruleset } from '../index.ts';
import type { Asked, Warpath } from '../kit.ts';

/** What is told of a charge before it is confirmed, against the odds of the very melee that is fought afterwards. */

const asked: Asked<'chargeTarget'> = {
  kind: 'choose',
  name: 'chargeTarget',
  by: 'red',
  rule: 'WP-CHARGE-02',
  args: { unit: 'r' },
  options: [{ id: 'b' }],
};

/** The field as it is before the charge: nobody has charged yet. */
const before = (field: Field, order: string): Field => {
  const r = field.red!['r']!;
  return {
    ...field,
    red: { ...field.red, r: { ...r, with: { ...r.with, charging: null, disrupted: false, order } as never } },
  };
};

const rowsOf = (found: readonly Prospect[], measure: string): Map<number, number> =>
  new Map(found.find((p) => p.measure === measure)?.rows ?? []);

function exactly(field: Field, chargers: readonly string[], measure: (s: State) => number): Map<number, number> {
  const state = stateOf({ ...field, phase: 'free' });
  const start = { activity: 'fight', context: { seat: 'red', target: 'b', chargers, left: [], extra: -1 } };
  const exact = odds<Warpath>(
    ruleset,
    { state, since: [] },
    { start, measure },
    { red: 'never', blue: 'never' },
    { nodes: 1_000_000, runs: 10_000_000 },
  );
  expect(exact.method).toBe('exact');
  return new Map(exact.distribution);
}

function same(told: Map<number, number>, exact: Map<number, number>, what: string): void {
  for (const value of new Set([...told.keys(), ...exact.keys()]))
    expect(told.get(value) ?? 0, `${what} ${value}`).toBeCloseTo(exact.get(value) ?? 0, 9);
}

test('damage and destruction told before a charge are those of its melee, for random pairs of profiles', () => {
  let rich = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const field = meleePair(2000 + seed);
    const smooth = {
      ...field,
      red: { r: { ...field.red!['r']!, with: { ...field.red!['r']!.with, disrupted: false } } },
    };
    const look = lookAt(before(smooth, 'none'));
    const was = look.state.units['b']!.damage;
    const told = ruleset.prospects!(look, asked, 'b');
    const damage = exactly(smooth, ['r'], (s) => s.units['b']!.damage - was);
    same(rowsOf(told, 'damage'), damage, `seed ${seed}: damage`);
    same(
      rowsOf(told, 'destroyed'),
      exactly(smooth, ['r'], (s) => (s.units['b']!.where.at === 'gone' ? 1 : 0)),
      `seed ${seed}: destroyed`,
    );
    if (damage.size > 2) rich++;
  }
  expect(rich).toBeGreaterThan(6);
});

test('[WP-G-19] who charges the same target already strikes with it', () => {
  const friend = { at: [26, 10] as const, with: { charging: 'b', order: 'charge' as const } };
  const field: Field = {
    red: { r: { at: [20, 10] }, q: friend },
    blue: { b: { at: [22, 14], with: { damage: 3 } } },
  };
  const told = rowsOf(ruleset.prospects!(lookAt(field), asked, 'b'), 'damage');
  same(
    told,
    exactly(field, ['q', 'r'], (s) => s.units['b']!.damage - 3),
    'damage',
  );
  expect(told.size).toBe(11);
});

test('[WP-MELEE-06] a way through rough ground makes it harder, by the way that was planned', () => {
  const field: Field = {
    red: { r: { at: [20, 10] } },
    blue: { b: { at: [20, 17] } },
    ground: { wood: { kind: 'difficult', cover: 'soft', from: [0, 13], to: [40, 14] } },
  };
  const rough = ruleset.forecast!(lookAt(field), asked, 'b')[0]!;
  const open = ruleset.forecast!(lookAt({ ...field, ground: {} }), asked, 'b')[0]!;
  expect([open.needed, rough.needed]).toEqual([4, 5]);
  expect(rough.reasons?.map((r) => r.rule)).toContain('WP-MELEE-06');
  const mean = (f: Field): number =>
    [...rowsOf(ruleset.prospects!(lookAt(f), asked, 'b'), 'damage')].reduce((sum, [v, p]) => sum + v * p, 0);
  expect(mean({ ...field, ground: {} })).toBeCloseTo((5 * 0.5) / 2, 9);
  expect(mean(field)).toBeCloseTo((5 * (1 / 3)) / 2, 9);
});

test('an order to charge tells the same where there is only one target, and nothing where there are several', () => {
  const order = { ...asked, name: 'order', options: [{ id: 'charge' }, { id: 'halt' }] } as unknown as Asked<'order'>;
  const one: Field = { red: { r: { at: [20, 10] } }, blue: { b: { at: [20, 17] } } };
  const two: Field = { ...one, blue: { ...one.blue, c: { at: [28, 10] } } };
  expect(ruleset.prospects!(lookAt(one), order, 'charge')).toEqual(ruleset.prospects!(lookAt(one), asked, 'b'));
  expect(ruleset.forecast!(lookAt(one), order, 'charge')).toHaveLength(2);
  expect(ruleset.prospects!(lookAt(one), order, 'halt')).toEqual([]);
  expect(ruleset.prospects!(lookAt(two), order, 'charge')).toEqual([]);
});

test('[WP-SPECIAL-12] a coward may not dare: one time in six nothing happens', () => {
  const field: Field = {
    red: { r: { at: [20, 10], profile: { specials: ['cowardly'] } } },
    blue: { b: { at: [20, 17] } },
  };
  const brave = { ...field, red: { r: { at: [20, 10] as const } } };
  const [told, sure] = [field, brave].map((f) => rowsOf(ruleset.prospects!(lookAt(f), asked, 'b'), 'damage'));
  for (let n = 1; n <= 5; n++) expect(told!.get(n)).toBeCloseTo((sure!.get(n)! * 5) / 6, 9);
  expect(ruleset.forecast!(lookAt(field), asked, 'b')[0]).toMatchObject({ purpose: 'courage', needed: 2 });
});

test('[WP-SPECIAL-12] who has dared is not asked for courage once more while the way is chosen', () => {
  const charging = (specials: string[]) =>
    play({
      red: { r: { at: [20, 10], profile: { specials } } },
      blue: { b: { at: [20, 17] } },
      dice: specials.length > 0 ? [4] : [],
    })
      .answer('moveUnit', 'r')
      .answer('order', 'charge');
  const [coward, brave] = [charging(['cowardly']), charging([])].map((s) => {
    const r = s.request('chargeMove');
    const look = s.battle.lookAs('red');
    const way = ruleset.requests['chargeMove']!.witness!(look, r) as never;
    return { rolls: ruleset.forecast!(look, r, way), told: ruleset.prospects!(look, r, way) };
  });
  expect(coward).toEqual(brave);
  expect(coward!.rolls.map((f) => f.purpose)).toEqual(['toHit', 'toWound']);
});

test('[WP-G-52] nothing is told of the melee with a target that is tested before it', () => {
  const field = (hurt: boolean): Field => ({
    red: { r: { at: [20, 10], profile: { attacks: 1, toHit: 6 } } },
    blue: { b: { at: [20, 17], profile: { defence: 6 }, with: { damage: 8, hurt } } },
  });
  expect(rowsOf(ruleset.prospects!(lookAt(field(false)), asked, 'b'), 'damage').get(1)).toBeCloseTo(1 / 36, 9);
  // Only one time in six it is still there, so that one in 36 would be six times too much.
  expect(ruleset.prospects!(lookAt(field(true)), asked, 'b')).toEqual([]);
  expect(ruleset.forecast!(lookAt(field(true)), asked, 'b')).toHaveLength(2);
});
