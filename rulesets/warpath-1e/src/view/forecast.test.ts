import { expect, it } from 'vitest';
import { asks, type Field, look, play } from '../../test/field.ts';
import { ruleset } from '../index.ts';
import type { Asked } from '../kit.ts';

const tell = (field: Field, request: object, answer: string) =>
  ruleset.forecast!(look(field), request as Asked, answer);

it('[WP-SPECIAL-16] [WP-SPECIAL-35] what always hits on 4+ is told without modifiers', () => {
  const field: Field = {
    phase: 'shooting',
    red: {
      r: { at: [10, 10], profile: { toHit: 5, specials: ['flameCloud(2)', 'zap(2)'] }, with: { order: 'advance' } },
    },
    blue: { b: { at: [10, 20] } },
  };
  const request = (attack: string) => ({ kind: 'choose', name: 'target', args: { unit: 'r', attack } });
  const fixed = (rule: string) => [{ rule, op: 'set', by: 4, value: 4 }];
  expect(tell(field, request('flame'), 'b')[0]).toMatchObject({ needed: 4, reasons: fixed('WP-SPECIAL-16') });
  expect(tell(field, request('zap'), 'b')[0]).toMatchObject({ needed: 4, reasons: fixed('WP-SPECIAL-35') });
  expect(tell(field, request('own'), 'b')[0]).toMatchObject({ needed: 6, reasons: [{ rule: 'WP-SHOOT-14' }] });
  expect(asks(field, 'toHit', { unit: 'r', target: 'b', with: 'flame' })).toEqual({
    dice: 2,
    value: 4,
    base: 4,
    reasons: fixed('WP-SPECIAL-16'),
  });
});

it('[WP-SHOOT-18] [WP-WOUND-04] what no die can need is told with the rule that bounds it', () => {
  const field: Field = {
    phase: 'shooting',
    red: {
      r: { at: [10, 10], profile: { toHit: 6, firepower: 8, specials: ['piercing(3)'] }, with: { order: 'advance' } },
    },
    blue: { b: { at: [10, 20] } },
  };
  const [hit, wound] = tell(field, { kind: 'choose', name: 'target', args: { unit: 'r', attack: 'own' } }, 'b');
  expect(hit).toMatchObject({ dice: 4, needed: 6 });
  expect(hit!.reasons!.at(-1)).toEqual({ rule: 'WP-SHOOT-18', op: 'atMost', by: 6, value: 6 });
  expect(wound).toMatchObject({ base: 4, needed: 2 });
  expect(wound!.reasons!.at(-1)).toEqual({ rule: 'WP-WOUND-04', op: 'atLeast', by: 2, value: 2 });
});

it('[WP-MELEE-04] [WP-MELEE-05] strikes are told with the rule that bounds them, those of equipment too', () => {
  const told = (toHit: number, with_: object) =>
    tell(
      {
        red: { r: { at: [10, 10], profile: { toHit, extras: ['ripper-claws'] } } },
        blue: { b: { at: [10, 18], profile: { type: 'vehicle' }, with: with_ } },
      },
      { kind: 'choose', name: 'chargeTarget', args: { unit: 'r' } },
      'b',
    ).filter((f) => f.purpose === 'toHit');
  for (const f of told(3, {})) {
    expect(f.needed).toBe(2);
    expect(f.reasons!.at(-1)).toEqual({ rule: 'WP-MELEE-04', op: 'atLeast', by: 2, value: 2 });
  }
  const fast = told(5, { travelled: 13 * 2540, order: 'fullPower' });
  expect(fast.map((f) => f.dice)).toEqual([2, 1]);
  for (const f of fast) expect(f.reasons!.at(-1)).toEqual({ rule: 'WP-MELEE-05', op: 'atMost', by: 6, value: 6 });
});

it('a morale test is told with what can come of it', () => {
  const needed = (profile: object, with_ = {}) => {
    const b = { at: [10, 20], profile, with: { damage: 3, hurt: true, ...with_ } } as const;
    const told = tell({ blue: { b } }, { kind: 'choose', name: 'testUnit', args: {} }, 'b');
    return Object.fromEntries(told.map((f) => [f.means, f.needed]));
  };
  expect(needed({})).toEqual({ suppressed: 8, destroyed: 10 });
  expect(needed({ specials: ['unshakeable'] })).toEqual({ destroyed: 10 });
  expect(needed({ type: 'flyer', morale: [13] })).toEqual({ destroyed: 10 });
  expect(needed({ type: 'vehicle' })).toEqual({ suppressed: 8, crippled: 10, destroyed: 11 });
  expect(needed({ type: 'vehicle' }, { crippled: true })).toEqual({ suppressed: 8, destroyed: 10 });
});

it('[WP-MORALE-09] [WP-MORALE-10] a morale test is told with its doubles', () => {
  const told = (damage: number) =>
    tell(
      { blue: { b: { at: [10, 20], profile: { morale: [14, 16] }, with: { damage, hurt: true } } } },
      { kind: 'choose', name: 'testUnit', args: {} },
      'b',
    );
  const [suppressed, destroyed] = told(1);
  expect(suppressed).toMatchObject({ means: 'suppressed', needed: 12 });
  expect(suppressed!.reasons!.at(-1)).toEqual({ rule: 'WP-MORALE-09', op: 'atMost', by: 12, value: 12 });
  expect(destroyed).toMatchObject({ means: 'destroyed', needed: 15 });
  for (const f of told(14)) {
    expect(f.needed).toBe(3);
    expect(f.reasons!.at(-1)).toEqual({ rule: 'WP-MORALE-10', op: 'atLeast', by: 3, value: 3 });
  }
  expect(told(13).map((f) => f.needed)).toEqual([3, 3]);
  expect(told(13)[1]!.reasons).toHaveLength(1);
});

it('an order is told with what it means for the fire of this unit', () => {
  const rulesOf = (profile: object, order: string) => {
    const s = play({ red: { r: { at: [10, 10], profile } }, blue: { b: { at: [60, 40] } } }).answer('moveUnit', 'r');
    const r = s.request('order');
    const option = 'options' in r ? r.options.find((o) => o.id === order) : undefined;
    return (option?.args as { rules: string[] } | undefined)?.rules;
  };
  expect(rulesOf({}, 'advance')).toEqual(['WP-MOVE-03', 'WP-SHOOT-14']);
  expect(rulesOf({ type: 'artillery' }, 'advance')).toEqual(['WP-MOVE-03', 'WP-ARTY-05']);
  expect(rulesOf({ specials: ['stabilisers'] }, 'advance')).toEqual(['WP-MOVE-03', 'WP-SPECIAL-28']);
  expect(rulesOf({ type: 'vehicle' }, 'pivot')).toEqual(['WP-VEHICLE-04', 'WP-VEHICLE-10']);
  expect(rulesOf({ type: 'vehicle', specials: ['stabilisers'] }, 'manoeuvre')).toEqual([
    'WP-VEHICLE-05',
    'WP-VEHICLE-06',
    'WP-SPECIAL-28',
  ]);
});
