import { describe, expect, it } from 'vitest';
import { asks, type Field, look, play, propose } from '../../test/field.ts';
import { hero, men, order, spot, squad, tank } from '../../test/pieces.ts';
import { inches, TOLERANCE } from '../07-measuring/lengths.ts';
import { standingOf, tableTop } from '../07-measuring/table-top.ts';
import { isDisrupted } from './charge.ts';
import { chargePlan } from './charge-plan.ts';
import { acrossObstacle, isEngaged } from './contact.ts';

const to = (mover: string, ...points: (readonly [number, number])[]) => ({
  mover,
  legs: points.map(([x, y]) => ({ leg: 'to', x: inches(x), y: inches(y) })),
});
const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });
const can = (f: Field, args = {}) => asks(f, 'canCharge', { unit: 'r', target: 'b', ...args });

describe('a target that is not offered', () => {
  const red = { r: hero([10, 10], { specials: ['jumpTroops'] }) };
  const wall = { wall: { kind: 'blocking', seeThrough: true, from: [2, 18], to: [18, 18.5] } } as const;

  it('[WP-CHARGE-04] [WP-CHARGE-12] is refused with what forbids it', () => {
    const s = order(play({ red, blue: { b: hero([10, 15]), c: hero([15, 10]), far: hero([40, 40]) } }), 'charge');
    expect(s.request('chargeTarget').args).toEqual({ unit: 'r' });
    expect(s.refused('chargeTarget', 'far')).toMatchObject({ code: 'notOffered', rule: 'WP-CHARGE-04' });
    expect(s.refused('chargeTarget', 'nobody')).toMatchObject({ code: 'notOffered', rule: 'WP-CHARGE-02' });
  });

  it('[WP-SPECIAL-23] [WP-CHARGE-05] on foot or with jump packs, as it was ordered', () => {
    const blue = { b: hero([10, 15]), c: hero([15, 10]), d: hero([10, 22]), e: hero([10, 33]) };
    const s = order(play({ red, blue, ground: wall }), 'charge');
    expect(s.refused('chargeTarget', 'd').rule).toBe('WP-CHARGE-04');
    const t = order(play({ red, blue, ground: wall }), 'chargeJump');
    expect(t.refused('chargeTarget', 'e').rule).toBe('WP-CHARGE-04');
    t.answer('chargeTarget', 'd');
  });

  it('[WP-CHARGE-03] [WP-CHARGE-04] [WP-SPECIAL-24] for one who jumps it is hidden, for one who runs it is too far', () => {
    const blue = { b: hero([10, 15]), c: hero([15, 10]) };
    const ground = { house: { kind: 'blocking', from: [20, 5], to: [22, 15] } } as const;
    const f: Field = { red, blue: { ...blue, far: hero([26, 10]) }, ground };
    const rule = (what: string) => order(play(f), what).refused('chargeTarget', 'far').rule;
    expect([rule('charge'), rule('chargeJump')]).toEqual(['WP-CHARGE-04', 'WP-CHARGE-03']);
  });

  it('[WP-CHARGE-02] is a friend, or not on the table', () => {
    const f: Field = { red: { ...red, f: hero([15, 10]) }, blue: { b: { with: { where: { at: 'reserve' } } } } };
    expect(can(f)).toMatchObject({ may: false, barredBy: 'WP-CHARGE-02', distance: null });
    expect(can(f, { target: 'f' })).toMatchObject({ may: false, barredBy: 'WP-CHARGE-02' });
  });

  it('[WP-CHARGE-03] names what hides it only where that is the reason', () => {
    const ground = { house: { kind: 'blocking', from: [5, 12], to: [15, 13] } } as const;
    expect(can({ red, blue: { b: hero([10, 17]) }, ground })).toMatchObject({
      barredBy: 'WP-CHARGE-03',
      pieces: ['house'],
    });
    expect(can({ red, blue: { b: hero([10, 40]) }, ground })).toMatchObject({ barredBy: 'WP-CHARGE-04', pieces: [] });
  });

  it('[WP-CHARGE-06] [WP-G-33] cannot be wounded by whoever has no attacks, or by extra dice that are halved to nothing', () => {
    const f = (more: object): Field => ({ red: { r: hero([10, 10], more) }, blue: { b: hero([10, 15]) } });
    expect(can(f({ attacks: 0, extras: ['heat-hammer'] }))).toMatchObject({ barredBy: 'WP-CHARGE-06' });
    const lost: Field = {
      red: { r: hero([10, 10], { toHit: 6, attacks: 1, extras: ['heat-hammer'] }, { damage: 11 }) },
      blue: { b: hero([10, 15], { defence: 4 }) },
    };
    expect(can(lost)).toMatchObject({ barredBy: 'WP-CHARGE-06' });
  });
});

describe('the way of a charge', () => {
  const field = (far: number): Field => ({ red: { r: hero([10, 10]) }, blue: { b: hero([10, 11.5 + far]) } });

  it('[WP-CHARGE-01] [WP-CHARGE-20] [WP-CHARGE-10] says by which rules it goes', () => {
    const rules = (ground: NonNullable<Field['ground']> = {}) =>
      propose(order(play({ ...field(5), ground }), 'charge'), 'chargeMove').of('charged')[0]!.rules;
    expect(rules()).toEqual(['WP-CHARGE-01', 'WP-CHARGE-20']);
    const wood = { wood: { kind: 'difficult', from: [5, 12], to: [15, 13] } } as const;
    expect(rules(wood)).toEqual(['WP-CHARGE-01', 'WP-CHARGE-20', 'WP-CHARGE-10']);
  });

  it('[WP-CHARGE-13] must be gone by those who are not in contact', () => {
    const s = order(play(field(5)), 'charge');
    expect(s.request('chargeMove')).not.toHaveProperty('none');
    expect(s.refused('chargeMove', []).code).toBeDefined();
    expect(s.refused('chargeMove', [{ mover: 'r.0', legs: [{ leg: 'go', distance: 5 }] }])).toMatchObject({
      rule: 'WP-CHARGE-13',
    });
    propose(s, 'chargeMove');
  });

  it('[WP-CHARGE-04] [WP-CHARGE-11] [WP-G-39] is twice Be long at most, and a thousandth of an inch', () => {
    const near: Field = { red: { r: hero([10, 10]) }, blue: { b: hero([10, 21.5 + TOLERANCE / 2540]) } };
    const s = order(play(near), 'charge');
    const walk = (ticks: number) => [{ mover: 'r.0', legs: [{ leg: 'to', x: inches(10), y: inches(20) + ticks }] }];
    expect(s.refused('chargeMove', walk(TOLERANCE + 1))).toMatchObject({
      code: 'tooFar',
      rule: 'WP-CHARGE-11',
      measured: inches(10) + TOLERANCE + 1,
      limit: inches(10),
      args: { model: 0 },
    });
    s.answer('chargeMove', walk(TOLERANCE));
    expect(can({ red: { r: hero([10, 10]) }, blue: { b: hero([10, 21.5 + (TOLERANCE + 1) / 2540]) } })).toMatchObject({
      barredBy: 'WP-CHARGE-04',
    });
  });

  it('[WP-CHARGE-11] is no detour, on foot or with jump packs, and says which model makes one', () => {
    const red = { r: hero([10, 10], { specials: ['jumpTroops'] }) };
    for (const what of ['charge', 'chargeJump']) {
      const s = order(play({ red, blue: { b: hero([10, 15.5]) } }), what);
      expect(s.refused('chargeMove', [to('r.0', [8, 12], [10, 14])])).toMatchObject({
        code: 'detour',
        rule: 'WP-CHARGE-11',
        args: { model: 0 },
      });
      s.answer('chargeMove', [to('r.0', [10, 12], [10, 14])]);
    }
  });

  it('[WP-CHARGE-11] [WP-CHARGE-13] [WP-CHARGE-14] the nearest model takes the shortest way into contact, not a straight one to the flank', () => {
    const flank = to('r.0', [10 - 1.2992, 14.75]);
    const s = order(play({ red: { r: hero([10, 10]) }, blue: { b: hero([10, 15.5]) } }), 'charge');
    expect(s.refused('chargeMove', [flank])).toMatchObject({ code: 'detour', rule: 'WP-CHARGE-11' });
    // Two are equally near. That the other one goes less far, but not into contact, makes the way no shorter.
    const two = men([
      [9.4, 10],
      [10.6, 10],
    ]);
    const t = order(play({ red: { r: two }, blue: { b: hero([10, 15.5]) } }), 'charge');
    const beside = [to('r.0', [10 - 1.083, 14.875]), to('r.1', [10.6, 13.9])];
    expect(t.refused('chargeMove', beside)).toMatchObject({ code: 'detour', rule: 'WP-CHARGE-11', args: { model: 0 } });
  });

  it('[WP-CHARGE-16] [WP-PASS-02] everything that is wrong with the place of the chargers is told', () => {
    const two = men([
      [9.4, 10],
      [10.6, 10],
    ]);
    const s = order(play({ red: { r: two, f: hero([16, 12]) }, blue: { b: hero([10, 15.5]) } }), 'charge');
    const onFriend = [to('r.0', [9.4, 14.4]), to('r.1', [15.5, 12])];
    expect(s.faults('chargeMove', onFriend)).toEqual(['onUnit WP-PASS-02', 'strayed WP-CHARGE-16']);
    expect(s.refused('chargeMove', onFriend)).toMatchObject({ code: 'onUnit' });
  });

  it('[WP-CHARGE-07] [WP-CHARGE-05] where the nearest model finds no way, nobody charges', () => {
    const cage = {
      left: { kind: 'blocking', seeThrough: true, from: [9, 9], to: [9.3, 11] },
      right: { kind: 'blocking', seeThrough: true, from: [10.7, 9], to: [11, 11] },
      front: { kind: 'blocking', seeThrough: true, from: [9, 10.7], to: [11, 11] },
      back: { kind: 'blocking', seeThrough: true, from: [9, 9], to: [11, 9.3] },
    } as const;
    const f: Field = {
      red: {
        r: men([
          [10, 10],
          [11.7, 9.6],
        ]),
      },
      blue: { b: hero([10, 15.5]) },
    };
    expect(can(f)).toMatchObject({ may: true });
    expect(can({ ...f, ground: cage })).toMatchObject({ may: false, barredBy: 'WP-CHARGE-05' });
    // Around this wall it is six inches for the second model, but more for the nearest one.
    const two = men(
      [
        [10, 10],
        [11.2, 10],
      ],
      { move: 3 },
    );
    const around = (to: number) =>
      can({
        red: { r: two },
        blue: { b: hero([10, 15.5]) },
        ground: { wall: { kind: 'blocking', seeThrough: true, from: [2, 12], to: [to, 12.2] } },
      });
    expect([around(11.2), around(12)]).toMatchObject([{ may: true }, { may: false, barredBy: 'WP-CHARGE-05' }]);
  });

  it('[WP-CHARGE-13] needs no step of those who touch their target', () => {
    const touching = (more: Field['red'] = {}): Field => ({
      red: { r: hero([10, 10]), ...more },
      blue: { b: hero([10, 11.5]) },
    });
    const s = order(play(touching()), 'charge');
    expect(s.request('chargeMove')).toMatchObject({ none: true });
    propose(s, 'chargeMove');
    expect(spot(s, 'r')).toMatchObject({ x: inches(10), y: inches(10) });
  });

  it('[WP-SPECIAL-25] [WP-TERRAIN-03] whoever jumps at a target behind a house comes down beside the house', () => {
    const l = look({
      red: { r: hero([10, 10], { specials: ['jumpTroops'] }) },
      blue: { b: hero([10, 16]) },
      ground: { house: { kind: 'blocking', seeThrough: true, from: [8, 13.5], to: [12, 14.5] } },
    });
    const plan = chargePlan(l, 'r', 'b', inches(10), true)!;
    const end = plan.ways[0]!.at(-1)!;
    expect(end.y).toBeGreaterThanOrEqual(inches(15.25));
  });

  it('[WP-SPECIAL-12] [WP-G-17] cowards roll for their courage', () => {
    const s = order(play({ ...field(5), red: { r: hero([10, 10], { specials: ['cowardly'] }) }, dice: [2] }), 'charge');
    expect(s.of('rolled')[0]).toMatchObject({
      purpose: 'courage',
      rules: ['WP-SPECIAL-12'],
      by: 'red',
      needs: { value: 2 },
    });
    propose(s, 'chargeMove');
  });

  it('[WP-SPECIAL-25] [WP-G-44] ends on the table and outside of houses, whoever jumps around a target in the corner', () => {
    const r = squad([6, 6], { models: 10, move: 5, specials: ['jumpTroops'] });
    const house = { house: { kind: 'blocking', seeThrough: true, from: [1.75, 0], to: [4, 1] } } as const;
    const s = order(play({ red: { r }, blue: { b: hero([0.8, 0.8]) }, ground: house }), 'chargeJump');
    propose(s, 'chargeMove');
    const { where } = s.state.units['r']!;
    for (const m of where.at === 'table' ? where.models : []) {
      expect(Math.min(m.x, m.y)).toBeGreaterThanOrEqual(inches(0.4));
      expect(m.x > inches(1.75) && m.x < inches(4) && m.y < inches(1)).toBe(false);
    }
    expect(spot(s, 'r')).not.toBeNull();
  });
});

describe('what disrupts a charge', () => {
  const straight = [
    [
      { x: inches(10), y: inches(10) },
      { x: inches(10), y: inches(13.5) },
    ],
  ];
  const disrupted = (ground: NonNullable<Field['ground']>) =>
    isDisrupted(look({ red: { r: hero([10, 10]) }, blue: { b: hero([10, 15]) }, ground }), 'r', 'b', straight);

  it('[WP-CHARGE-10] [WP-G-07] is no obstacle beside its way, and nothing that the target touches elsewhere', () => {
    expect(disrupted({ wall: { kind: 'obstacle', from: [20, 10], to: [30, 11] } })).toBe(false);
    expect(disrupted({ wall: { kind: 'obstacle', from: [5, 15.75], to: [15, 16.5] } })).toBe(false);
    expect(disrupted({ sign: { kind: 'decorative', from: [9, 14], to: [11, 14.5] } })).toBe(false);
    expect(disrupted({})).toBe(false);
  });

  it('[WP-CHARGE-10] [WP-G-07] one model that touches one of the target’s across an obstacle is enough', () => {
    const l = look({
      red: {
        r: men([
          [10, 10],
          [11.5, 10],
        ]),
      },
      blue: {
        b: men([
          [10, 14.75],
          [11.5, 16],
        ]),
      },
      ground: { wall: { kind: 'obstacle', from: [9, 13.75], to: [10.6, 14.25] } },
    });
    const ways = [
      [at(10, 10), at(10, 13.25)],
      [at(11.5, 10), at(11.5, 13)],
    ];
    expect(isDisrupted(l, 'r', 'b', ways)).toBe(true);
    expect(isDisrupted(l, 'r', 'b', [[at(10, 10), at(10, 13)], ways[1]!])).toBe(false);
  });
});

describe('contact', () => {
  it('[WP-G-07] reaches an inch across an obstacle, and no farther', () => {
    const f = (thick: number): Field => ({
      red: { r: hero([10, 10]) },
      blue: { b: hero([10, 11.5 + thick]) },
      ground: { wall: { kind: 'obstacle', from: [5, 10.75], to: [15, 10.75 + thick] } },
    });
    const touch = (thick: number) => asks(f(thick), 'inContact', { unit: 'r' });
    expect([touch(1), touch(1.01)]).toEqual([true, false]);
    const across = (thick: number) => {
      const l = look(f(thick));
      return acrossObstacle(tableTop(l), standingOf(l, 'r')!.bodies[0]!, standingOf(l, 'b')!.bodies[0]!);
    };
    expect([across(1), across(1.01)]).toEqual([true, false]);
  });

  it('[WP-SHOOT-04] one enemy may be left out, also where both ways are asked of the same position', () => {
    const l = look({ red: { r: hero([10, 10]) }, blue: { b: hero([10, 11.5]), c: tank([40, 40]) } });
    const ask = () => [isEngaged(l, 'r'), isEngaged(l, 'r', 'b'), isEngaged(l, 'r', 'c')];
    expect([ask(), ask()]).toEqual([
      [true, false, true],
      [true, false, true],
    ]);
  });
});
