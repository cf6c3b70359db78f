import { hasEffect } from '@walstatt/engine';
import { describe, expect, it } from 'vitest';
import { asks, play, propose, shift } from '../../test/field.ts';

const hero = (at: readonly [number, number], more = {}, with_ = {}) => ({
  at,
  profile: { type: 'hero' as const, ...more },
  with: with_,
});
/** Red heroes in contact with blue, about to strike. */
const duel = (f: {
  red?: object;
  redWith?: object;
  blue?: object;
  blueWith?: object;
  dice: number[];
  more?: object;
  effects?: unknown[];
  type?: string;
  options?: object;
}) =>
  play({
    phase: 'melee',
    red: { r: hero([10, 10], f.red, { charging: 'b', order: 'charge', ...f.redWith }), ...(f.more ?? {}) },
    blue: {
      b: {
        at: [10, f.type === 'vehicle' ? 13 : f.type === 'artillery' ? 11.75 : 11.5],
        profile: { type: (f.type ?? 'hero') as never, ...f.blue },
        with: (f.blueWith ?? {}) as never,
      },
    },
    dice: f.dice,
    ...(f.effects === undefined ? {} : { effects: f.effects }),
    ...(f.options === undefined ? {} : { options: f.options as never }),
  });

describe('melee', () => {
  it('[WP-MELEE-01] [WP-MELEE-02] [WP-MELEE-03] [WP-MELEE-09] [WP-MELEE-10] [WP-MELEE-11] [WP-CHARGE-19] [WP-G-48] only the charger strikes, with At dice, without shooting modifiers', () => {
    const s = duel({ redWith: { order: 'charge' }, dice: [4, 4, 3, 3, 3, 4, 3, 6, 6] });
    expect(s.of('struck')[0]).toMatchObject({ unit: 'r', dice: 5, need: 4 });
    expect(s.of('struck')).toHaveLength(1);
    expect(s.of('damaged')[0]).toMatchObject({ unit: 'b', points: 1 });
    expect(s.of('tested')[0]).toMatchObject({ roll: 12, result: 'destroyed' });
  });

  it('[WP-MELEE-10] piercing does not help in melee', () => {
    const s = duel({ red: { specials: ['piercing(3)'] }, dice: [4, 1, 1, 1, 1, 3, 3] });
    expect(s.of('damaged')).toEqual([]);
  });

  it('[WP-MELEE-04] [WP-MELEE-05] [WP-G-06] a 1 misses; above 6 half of the dice', () => {
    const s = duel({ red: { toHit: 6, attacks: 5 }, redWith: { disrupted: true }, dice: [1, 1, 3] });
    expect(s.of('struck')[0]).toMatchObject({ dice: 2, need: 6 });
    const t = duel({ red: { toHit: 6, attacks: 1 }, redWith: { disrupted: true }, dice: [3] });
    expect(t.of('struck')).toEqual([]);
    expect(
      duel({ red: { toHit: 2, attacks: 1 }, blueWith: { order: 'none' }, type: 'vehicle', dice: [1, 3] }).of(
        'struck',
      )[0],
    ).toMatchObject({ need: 2 });
  });

  it('[WP-MELEE-06] [WP-MELEE-07] [WP-MELEE-08] a disrupted charge costs one, once; so does being shattered', () => {
    const need = (redWith: object) => duel({ redWith, dice: [1, 1, 1, 1, 1, 3] }).of('struck')[0]!.need;
    expect(need({ disrupted: true })).toBe(5);
    expect(need({ damage: 11 })).toBe(5);
    expect(need({ disrupted: true, damage: 11 })).toBe(6);
  });

  it('[WP-MELEE-07] through a wood and over a wall costs one, not two', () => {
    const s = play({
      red: { r: hero([10, 10]) },
      blue: { b: hero([10, 17]) },
      ground: {
        wood: { kind: 'difficult', from: [5, 11], to: [15, 13] },
        wall: { kind: 'obstacle', from: [0, 15.75], to: [30, 16.25] },
      },
      dice: [1, 1, 1, 1, 1, 3],
    });
    s.answer('moveUnit', 'r').answer('order', 'charge');
    propose(s, 'chargeMove');
    s.answer('moveUnit', null).answer('shootUnit', null);
    expect(s.of('struck')[0]).toMatchObject({ need: 5 });
  });

  it('[WP-MELEE-09] cover, range and movement do not matter in melee', () => {
    const f = {
      red: { r: hero([10, 10], { range: 1 }, { charging: 'b', order: 'charge' }) },
      blue: { b: { at: [10, 11.5] as const, profile: { type: 'hero' as const, specials: ['stealthy'] } } },
      ground: { ruin: { kind: 'difficult', cover: 'hard', from: [5, 10.8], to: [15, 20] } } as const,
    };
    const s = play({ ...f, phase: 'melee', dice: [1, 1, 1, 1, 1, 3] });
    expect(s.of('struck')[0]).toMatchObject({ need: 4 });
  });

  it('[WP-PROFILE-03] the one Tw is needed to hit in shooting and in melee', () => {
    const need = (toHit: number) => duel({ red: { toHit }, dice: [1, 1, 1, 1, 1, 3] }).of('struck')[0]!.need;
    const shot = (toHit: number) =>
      asks({ red: { r: { at: [10, 10], profile: { toHit } } }, blue: { b: { at: [10, 18] } } }, 'toHit', {
        unit: 'r',
        target: 'b',
      }) as { value: number };
    for (const toHit of [3, 5]) expect([need(toHit), shot(toHit).value]).toEqual([toHit, toHit]);
  });

  it('[WP-MELEE-12] [WP-MELEE-13] [WP-MORALE-03] [WP-MORALE-13] tested at once; suppressed counts as steady', () => {
    const s = duel({ blueWith: { damage: 4 }, dice: [6, 1, 1, 1, 1, 6, 3, 4, 2] });
    expect(s.of('tested')[0]).toMatchObject({ roll: 7, total: 12, result: 'steady' });
    expect(hasEffect(s.state, 'b', 'suppressed')).toBe(false);
  });

  it('[WP-MELEE-14] no damage in this melee, no test', () => {
    const s = duel({ blueWith: { damage: 9 }, dice: [1, 1, 1, 1, 1, 3] });
    expect(s.of('tested')).toEqual([]);
  });

  it('[WP-REGROUP-01] [WP-REGROUP-02] after a victory the charger may regroup with a D6', () => {
    const s = duel({ dice: [6, 1, 1, 1, 1, 6, 6, 6, 5] });
    expect(s.state.units['b']!.where.at).toBe('gone');
    s.answer('regroup', true);
    expect(s.refused('walk', shift(s, 'r', 5.1, 0)).rule).toBe('WP-REGROUP-02');
    s.answer('walk', shift(s, 'r', 5, 0));
    expect(s.of('walked')[0]).toMatchObject({ why: 'regroup' });
    const t = duel({ dice: [6, 1, 1, 1, 1, 6, 6, 6] });
    t.answer('regroup', false);
    expect(t.of('walked')).toEqual([]);
  });

  it('[WP-REGROUP-03] [WP-REGROUP-04] [WP-G-20] otherwise it must fall back; a 1 suffices in the open, the target stays', () => {
    const s = duel({ dice: [1, 1, 1, 1, 1, 1] });
    const before = JSON.stringify(s.state.units['b']!.where);
    expect(s.refused('walk', shift(s, 'r', 0, -0.5))).toMatchObject({ rule: 'WP-G-03' });
    expect(s.refused('walk', []).code).toBe('malformed');
    s.answer('walk', shift(s, 'r', 0, -1));
    expect(JSON.stringify(s.state.units['b']!.where)).toBe(before);
  });

  it('[WP-REGROUP-05] [WP-REGROUP-08] [WP-VEHICLE-40] who survives is bound in its next turn, vehicles are not', () => {
    expect(hasEffect(duel({ dice: [1, 1, 1, 1, 1, 3] }).state, 'b', 'followOn')).toBe(true);
    expect(hasEffect(duel({ type: 'vehicle', dice: [1, 1, 1, 1, 1, 3] }).state, 'b', 'followOn')).toBe(false);
  });

  it('[WP-G-19] several chargers fight one melee with one test, then each goes its way', () => {
    const more = { q: hero([10, 13], {}, { charging: 'b', order: 'charge' }) };
    const s = duel({ more, blueWith: {}, dice: [6, 1, 1, 1, 1, 6, 6, 1, 1, 1, 1, 6, 1, 2, 3, 3] });
    s.answer('chargers', ['q', 'r']);
    expect(s.of('struck').map((e) => e.unit)).toEqual(['q', 'r']);
    expect(s.of('tested')).toHaveLength(1);
    expect(s.of('tested')[0]).toMatchObject({ total: 5 });
    s.answer('chargers', ['r', 'q']);
    propose(s, 'walk');
    propose(s, 'walk');
    expect(s.of('walked').map((e) => e.unit)).toEqual(['r', 'q']);
  });

  it('[WP-G-52] a target destroyed before the melee is struck by nobody', () => {
    const s = play({
      phase: 'melee',
      red: { r: hero([10, 10], {}, { charging: 'b', order: 'charge' }) },
      blue: { b: { with: { where: { at: 'gone' } } }, c: hero([30, 30]) },
    });
    expect(s.of('struck')).toEqual([]);
    expect(s.of('meleeOver')[0]!.rules).toEqual(['WP-G-52']);
  });

  it('[WP-SPECIAL-37] [WP-DEMO-12] [WP-DEMO-13] [WP-DEMO-14] crushing strength; hammer and claws roll apart with strengths of their own', () => {
    const grunts = play({
      phase: 'melee',
      red: { r: { is: 'demo-grunts', at: [10, 10], with: { charging: 'b', order: 'charge' } } },
      blue: { b: { at: [10, 20], profile: { defence: 6 } } },
      dice: [
        ...Array(20)
          .fill(4)
          .map((x, i) => (i < 2 ? x : 1)),
        5,
        4,
        4,
        1,
        2,
        3,
        3,
        2,
      ],
    });
    expect(grunts.of('struck').map((e) => [e.with, e.dice])).toEqual([
      ['attacks', 20],
      ['ripper-claws', 2],
    ]);
    expect(grunts.of('damaged').map((e) => e.points)).toEqual([1, 1]);
    const dwarves = play({
      phase: 'melee',
      red: { r: { is: 'demo-steel-warriors', at: [10, 10], with: { charging: 'b', order: 'charge' } } },
      blue: { b: { at: [10, 20], profile: { defence: 6 } } },
      dice: [...Array(10).fill(1), 4, 2, 3, 3, 2],
    });
    expect(dwarves.of('struck').map((e) => [e.with, e.dice])).toEqual([
      ['attacks', 10],
      ['heat-hammer', 1],
    ]);
    expect(dwarves.of('damaged')[0]).toMatchObject({ points: 1 });
  });

  it('[WP-VEHICLE-41] [WP-VEHICLE-47] [WP-VEHICLE-48] [WP-G-34] +2 against still vehicles, -2 against fast ones, nothing between', () => {
    const need = (blueWith: object) =>
      duel({ type: 'vehicle', blueWith, dice: [1, 1, 1, 1, 1, 3] }).of('struck')[0]!.need;
    expect(need({})).toBe(2);
    expect(need({ order: 'pivot', turned: true })).toBe(4);
    expect(need({ order: 'manoeuvre', travelled: 12 * 2540 })).toBe(4);
    expect(need({ order: 'fullPower', travelled: 12 * 2540 + 10 })).toBe(6);
    expect(need({ order: 'fullPower', travelled: 20 * 2540, crippled: true })).toBe(2);
  });

  it('[WP-ARTY-08] artillery is struck with three times the attacks', () => {
    const s = duel({ type: 'artillery', dice: [...Array(15).fill(1), 3] });
    expect(s.of('struck')[0]).toMatchObject({ dice: 15 });
  });

  it('[WP-UNIT-10] [WP-MORALE-14] a unit keeps all its models and dice until it is destroyed as a whole', () => {
    const s = play({
      phase: 'melee',
      red: { r: hero([10, 10], {}, { charging: 'b', order: 'charge', damage: 4 }) },
      blue: {
        b: {
          models: [
            [10, 11.25],
            [11.2, 11.5],
          ],
          profile: { models: 2 },
          with: { damage: 8 },
        },
      },
      dice: [6, 1, 1, 1, 1, 6, 3, 1],
    });
    s.end('regroup');
    expect(s.of('struck')[0]).toMatchObject({ dice: 5 });
    expect(s.state.units['b']!.where.at).toBe('gone');
    const { dice } = asks(
      { red: { r: { at: [10, 10], with: { damage: 10 } } }, blue: { b: { at: [10, 18] } } },
      'toHit',
      { unit: 'r', target: 'b' },
    ) as { dice: number };
    expect(dice).toBe(5);
  });
});
