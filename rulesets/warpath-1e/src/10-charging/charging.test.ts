import type { Plan } from '@walstatt/engine';
import { Eyes } from '@walstatt/engine/host';
import { bodyAt, gap, sweepOverlapsRegion } from '@walstatt/geometry';
import { describe, expect, it } from 'vitest';
import { asks, type Field, optionIds, play, propose, shift } from '../../test/field.ts';
import { inches } from '../07-measuring/lengths.ts';
import { baseOf, bodiesAt } from '../07-measuring/table-top.ts';
import type { Spot } from '../generated/state.ts';
import { ruleset } from '../index.ts';
import type { Look } from '../kit.ts';
import { chargeMoveRequest } from './request.ts';

type Scene = ReturnType<typeof play>;
const hero = (at: readonly [number, number], more = {}) => ({ at, profile: { type: 'hero' as const, ...more } });
const men = (models: readonly (readonly [number, number])[], more = {}) => ({
  models,
  profile: { models: models.length, ...more },
});
const spots = (s: Scene, id: string): readonly Spot[] => {
  const { where } = s.state.units[id]!;
  return where.at === 'table' ? where.models : [];
};
const bodies = (s: Scene, id: string) => bodiesAt(s.state.units[id]!, spots(s, id));
/** The models of one unit that touch the other. */
const touching = (s: Scene, a: string, b: string): number[] =>
  bodies(s, a).flatMap((p, i) => (bodies(s, b).some((q) => gap(p, q) <= 10) ? [i] : []));
const charge = (s: Scene, unit = 'r'): Scene => s.answer('moveUnit', unit).answer('order', 'charge');
const to = (mover: string, ...points: (readonly [number, number])[]) => ({
  mover,
  legs: points.map(([x, y]) => ({ leg: 'to', x: inches(x), y: inches(y) })),
});
const can = (f: Field, args: Record<string, string | boolean> = {}) =>
  asks(f, 'canCharge', { unit: 'r', target: 'b', ...args }) as { may: boolean; barredBy: string | null };

describe('who may charge whom', () => {
  it('[WP-CHARGE-01] [WP-CHARGE-02] [WP-MOVE-07] a charge goes at exactly one of the enemies and brings the unit into contact', () => {
    const s = charge(play({ red: { r: hero([10, 10]) }, blue: { b: hero([10, 16]), c: hero([15, 12]) } }));
    expect(optionIds(s, 'chargeTarget')).toEqual(['b', 'c']);
    s.answer('chargeTarget', 'c');
    propose(s, 'chargeMove');
    expect(s.state.units['r']).toMatchObject({ order: 'charge', charging: 'c', disrupted: false });
    expect(touching(s, 'r', 'c')).toEqual([0]);
    expect(touching(s, 'r', 'b')).toEqual([]);
    expect(s.of('charged')[0]).toMatchObject({ target: 'c' });
    expect(s.of('ordered')[0]!.rules).toEqual(['WP-MOVE-07']);
  });

  it('[WP-CHARGE-03] the leader must see the target; what hides it is named', () => {
    const f = (seeThrough: boolean): Field => ({
      red: { r: hero([10, 10], { move: 9 }) },
      blue: { b: hero([10, 18]) },
      ground: { house: { kind: 'blocking', seeThrough, from: [8, 13], to: [12, 15] } },
    });
    expect(can(f(false))).toMatchObject({ may: false, barredBy: 'WP-CHARGE-03', pieces: ['house'] });
    expect(can(f(true))).toMatchObject({ may: true, barredBy: null });
  });

  it('[WP-CHARGE-04] [WP-CHARGE-12] twice Be is near enough, more is not; another order may be given instead', () => {
    const f = (far: number): Field => ({ red: { r: hero([10, 10]) }, blue: { b: hero([10, 11.5 + far]) } });
    expect(can(f(10))).toMatchObject({ may: true, distance: inches(10), reach: inches(10) });
    expect(can(f(10.1))).toMatchObject({ may: false, barredBy: 'WP-CHARGE-04', distance: inches(10.1) });
    expect(asks(f(10), 'orders', { unit: 'r' })).toEqual(['halt', 'advance', 'doubleTime', 'charge']);
    const walled: Field = { ...f(8), ground: { house: { kind: 'blocking', from: [2, 13], to: [18, 15] } } };
    const s = play(walled);
    s.answer('moveUnit', 'r');
    expect(optionIds(s, 'order')).toEqual(['halt', 'advance', 'doubleTime']);
    s.answer('order', 'advance').answer('walk', shift(s, 'r', 0, 1));
    expect(s.state.units['r']!.order).toBe('advance');
  });

  it('[WP-CHARGE-13] whoever touches the target already charges without a step', () => {
    // A vehicle that stopped at the hero's feet.
    const s = charge(play({ red: { r: hero([10, 10]) }, blue: { b: { is: 'demo-raptor', at: [12.25, 10] } } }));
    expect(touching(s, 'r', 'b')).toEqual([0]);
    const before = spots(s, 'r');
    propose(s, 'chargeMove');
    expect(s.state.units['r']).toMatchObject({ order: 'charge', charging: 'b' });
    expect(spots(s, 'r')).toEqual(before);
  });

  it('[WP-CHARGE-05] a target that cannot be reached is not charged', () => {
    const f = (gapInWall: boolean): Field => ({
      red: { r: hero([10, 10]) },
      blue: { b: hero([10, 18]) },
      ground: {
        west: { kind: 'blocking', seeThrough: true, from: [0, 13], to: [gapInWall ? 8.5 : 11, 15] },
        east: { kind: 'blocking', seeThrough: true, from: [11, 13], to: [30, 15] },
      },
    });
    expect(can(f(false))).toMatchObject({ may: false, barredBy: 'WP-CHARGE-05' });
    expect(can(f(true)).may).toBe(true);
  });

  it('[WP-CHARGE-05] [WP-CHARGE-11] contact with any model of the target will do, however well others shield the nearest ones', () => {
    const file = (x: number, y: number, n: number) => Array.from({ length: n }, (_, i) => [x, y + 1.05 * i] as const);
    const f: Field = {
      red: { r: hero([10, 12], { move: 9, specials: ['jumpTroops'] }) },
      blue: { b: men(file(10, 20, 6)), c: men([...file(8.95, 19, 5), ...file(11.05, 19, 5), [10, 18.95]]) },
    };
    expect([can(f).barredBy, can(f, { jump: true }).barredBy]).toEqual([null, null]);
  });

  it('[WP-CHARGE-06] [WP-G-33] somebody that no die can wound is not charged; how likely a wound is does not matter', () => {
    const f = (more: object, defence: number): Field => ({
      red: { r: hero([10, 10], more) },
      blue: { b: hero([10, 15], { defence }) },
    });
    expect(can(f({}, 7))).toMatchObject({ may: false, barredBy: 'WP-CHARGE-06' });
    expect(can(f({}, 6)).may).toBe(true);
    expect(can(f({ specials: ['crushingStrength(2)'] }, 8)).may).toBe(true);
    expect(can(f({ attacks: 0 }, 4)).barredBy).toBe('WP-CHARGE-06');
    expect(can(f({ extras: ['heat-hammer'] }, 12)).may).toBe(true);
    expect(can(f({ extras: ['heat-hammer'] }, 13)).barredBy).toBe('WP-CHARGE-06');
    // The penalty of the way that it would take counts.
    const rough = (attacks: number): Field => ({
      ...f({ toHit: 6, attacks }, 4),
      ground: { wood: { kind: 'difficult', from: [5, 11], to: [15, 13] } },
    });
    expect([can(rough(1)).barredBy, can(rough(2)).may]).toEqual(['WP-CHARGE-06', true]);
    // A single die that would need more than 6 is lost: nothing is left that could wound.
    expect(can(f({ toHit: 6, attacks: 1 }, 4)).may).toBe(true);
    const shattered = { ...f({ toHit: 6, attacks: 1 }, 4) };
    expect(
      can({ ...shattered, red: { r: { ...hero([10, 10], { toHit: 6, attacks: 1 }), with: { damage: 11 } } } }),
    ).toMatchObject({ barredBy: 'WP-CHARGE-06' });
  });
});

describe('the way of the nearest model', () => {
  const two: Field = {
    red: {
      r: men([
        [10, 8],
        [10, 9.2],
      ]),
    },
    blue: { b: hero([10, 18]) },
  };

  it('[WP-CHARGE-07] [WP-CHARGE-13] it is measured and moved first: the one that stands nearest, straight into contact', () => {
    const s = charge(play(two));
    const stays = [to('r.0', [11.2, 16.2]), to('r.1', [10, 16.2])];
    expect(s.refused('chargeMove', stays)).toMatchObject({
      code: 'nearestStaysAway',
      rule: 'WP-CHARGE-13',
      args: { model: 1 },
    });
    propose(s, 'chargeMove');
    expect(touching(s, 'r', 'b')).toContain(1);
    expect(spots(s, 'r')[1]!.x).toBe(inches(10));
  });

  it('[WP-CHARGE-08] it goes around blocking terrain and around other enemies', () => {
    const s = charge(
      play({
        red: { r: hero([10, 10], { move: 8 }) },
        blue: { b: hero([10, 18]), c: hero([8, 14]) },
        ground: { hut: { kind: 'blocking', seeThrough: true, from: [9, 13], to: [13, 15] } },
      }),
    );
    if (s.asked.includes('red:chargeTarget')) s.answer('chargeTarget', 'b');
    expect(s.refused('chargeMove', shift(s, 'r', 0, 6.49))).toMatchObject({
      code: 'throughTerrain',
      rule: 'WP-TERRAIN-03',
    });
    expect(s.refused('chargeMove', [to('r.0', [8, 12], [8, 16], [9, 17])])).toMatchObject({
      code: 'throughUnit',
      rule: 'WP-PASS-03',
    });
    const start = spots(s, 'r')[0]!;
    const plan = s.request('chargeMove');
    propose(s, 'chargeMove');
    expect(touching(s, 'r', 'b')).toEqual([0]);
    expect(plan.rule).toBe('WP-CHARGE-13');
    const end = spots(s, 'r')[0]!;
    const hut = s.state.terrain['hut']!.shape;
    const straight = bodyAt(baseOf(s.state.units['r']!), start);
    expect(sweepOverlapsRegion(straight, end.x - start.x, end.y - start.y, hut)).toBe(true);
  });

  it('[WP-CHARGE-09] [WP-CHARGE-10] difficult terrain does not slow a charge, but costs the penalty', () => {
    const ground = { wood: { kind: 'difficult', from: [5, 12], to: [15, 18] } } as const;
    const f: Field = { red: { r: hero([10, 10]) }, blue: { b: hero([10, 21.5]) }, ground };
    const s = charge(play({ ...f, dice: [1, 1, 1, 1, 1, 3] }));
    propose(s, 'chargeMove');
    expect(s.state.units['r']).toMatchObject({ charging: 'b', disrupted: true });
    expect(s.of('charged')[0]!.rules).toContain('WP-CHARGE-10');
    s.answer('moveUnit', null).answer('shootUnit', null);
    expect(s.of('struck')[0]).toMatchObject({ need: 5 });
    const t = play(f);
    t.answer('moveUnit', 'r').answer('order', 'doubleTime');
    expect(t.refused('walk', shift(t, 'r', 0, 8)).code).toBe('tooFar');
  });

  it('[WP-CHARGE-06] [WP-CHARGE-10] [WP-G-33] the penalty ends with its melee: the next charge is judged by its own way', () => {
    const s = charge(
      play({
        red: { r: hero([10, 10], { toHit: 5, attacks: 1 }) },
        blue: { b: hero([10, 16]) },
        ground: { wood: { kind: 'difficult', from: [5, 11], to: [15, 12.5] } },
        dice: [1, 6],
      }),
    );
    propose(s, 'chargeMove');
    s.answer('moveUnit', null).answer('shootUnit', null);
    expect(s.of('struck')[0]).toMatchObject({ dice: 1, need: 6 });
    s.answer('walk', shift(s, 'r', 0, -4.4));
    expect(s.state.units['r']!.disrupted).toBe(false);
    expect(s.question('canCharge', { unit: 'r', target: 'b' })).toMatchObject({ may: true });
  });

  it('[WP-CHARGE-11] within twice Be along the way that it takes, not only as the crow flies', () => {
    const s = charge(play({ red: { r: hero([10, 10]) }, blue: { b: hero([10, 16]) } }));
    const detour = [to('r.0', [16, 10], [16, 14], [11.3, 15.28])];
    expect(s.refused('chargeMove', detour)).toMatchObject({ code: 'tooFar', rule: 'WP-CHARGE-11', limit: inches(10) });
    propose(s, 'chargeMove');
    expect(touching(s, 'r', 'b')).toEqual([0]);
  });
});

describe('the others', () => {
  /** Two chargers, two targets an inch apart. */
  const pairs: Field = {
    red: {
      r: men([
        [10, 10],
        [12, 10],
      ]),
    },
    blue: {
      b: men([
        [10, 16],
        [12, 16],
      ]),
    },
  };
  const beside = { x: inches(10) + 2290, y: inches(16) - 1105 };

  it('[WP-CHARGE-14] all that can are brought into contact', () => {
    const s = charge(play(pairs));
    const lazy = [to('r.0', [10, 14.998]), to('r.1', [11.2, 14.4])];
    expect(s.refused('chargeMove', lazy)).toMatchObject({
      code: 'fewerInContact',
      rule: 'WP-CHARGE-14',
      measured: 1,
      limit: 2,
    });
    propose(s, 'chargeMove');
    expect(touching(s, 'r', 'b')).toEqual([0, 1]);
  });

  it('[WP-CHARGE-11] [WP-CHARGE-14] everybody goes the shortest way: no walk around the wood that would cost a pip', () => {
    const wood = { wood: { kind: 'difficult' as const, from: [11.5, 12] as const, to: [12.5, 14] as const } };
    const red = {
      r: men([
        [10, 10],
        [11.9, 9.7],
      ]),
    };
    const s = charge(play({ ...pairs, red, ground: wood }));
    const around = [to('r.0', [10, 14.998]), to('r.1', [13.2, 11.5], [13.2, 14.2], [12, 14.998])];
    expect(s.refused('chargeMove', around)).toMatchObject({ code: 'detour', rule: 'WP-CHARGE-14' });
    const curve = [to('r.0', [8.5, 12.5], [10, 14.998]), to('r.1', [12, 14.998])];
    expect(s.refused('chargeMove', curve)).toMatchObject({ code: 'detour', rule: 'WP-CHARGE-11' });
    s.answer('chargeMove', [to('r.0', [10, 14.998]), to('r.1', [12, 14.998])]);
    expect(s.state.units['r']!.disrupted).toBe(true);
  });

  it('[WP-CHARGE-18] who finds no room stays no farther behind than he must', () => {
    const s = play({ red: { r: { at: [30, 20], profile: { models: 10, move: 5 } } }, blue: { b: hero([30, 25]) } });
    charge(s);
    const eyes = new Eyes(ruleset, s.state) as unknown as Look;
    const plan = chargeMoveRequest.witness!(eyes, s.request('chargeMove')) as unknown as Plan;
    const behind: Record<string, object> = {
      'r.5': to('r.5', [29.2, 22.1]),
      'r.6': to('r.6', [30, 20.6]),
      'r.8': to('r.8', [30, 18.7]),
      'r.9': to('r.9', [30.8, 22.1]),
    };
    expect(
      s.refused(
        'chargeMove',
        plan.map((p) => behind[p.mover] ?? p),
      ),
    ).toMatchObject({
      code: 'hangsBack',
      rule: 'WP-CHARGE-18',
    });
    s.answer('chargeMove', plan);
  });

  it('[WP-CHARGE-17] spread evenly over the target’s models', () => {
    const s = charge(play(pairs));
    const crowded = [to('r.0', [10, 14.998]), { mover: 'r.1', legs: [{ leg: 'to', ...beside }] }];
    expect(s.refused('chargeMove', crowded)).toMatchObject({
      code: 'unevenCharge',
      rule: 'WP-CHARGE-17',
      measured: 2,
      limit: 1,
    });
    s.answer('chargeMove', [to('r.0', [10, 14.998]), to('r.1', [12, 14.998])]);
  });

  it('[WP-CHARGE-14] [WP-CHARGE-17] more in contact than the engine found are welcome, also where only one model is there to touch', () => {
    const row = Array.from({ length: 5 }, (_, i) => [27.8 + 1.1 * i, 20] as const);
    const tank = { at: [30, 29.9] as const, facing: 0, profile: { type: 'vehicle' as const } };
    const s = charge(play({ red: { r: men(row, { move: 4 }) }, blue: { b: tank } }));
    s.answer('chargeMove', shift(s, 'r', 0, 7.898));
    expect(touching(s, 'r', 'b')).toEqual([0, 1, 2, 3, 4]);
  });

  it('[WP-CHARGE-15] nobody farther than a double time move', () => {
    const red = {
      r: men(
        [
          [10, 10],
          [12, 9.5],
        ],
        { move: 3 },
      ),
    };
    const s = charge(play({ ...pairs, red }));
    const far = [to('r.0', [10, 14.998]), to('r.1', [16, 10], [12, 14.998])];
    expect(s.refused('chargeMove', far)).toMatchObject({ code: 'tooFar', rule: 'WP-CHARGE-15', limit: inches(6) });
  });

  it('[WP-CHARGE-16] the unit ends in coherency', () => {
    const s = charge(play(pairs));
    expect(s.refused('chargeMove', [to('r.0', [10, 14.998])])).toMatchObject({ code: 'strayed', rule: 'WP-CHARGE-16' });
  });

  it('[WP-CHARGE-18] [WP-CHARGE-20] who cannot reach stands as close as possible behind; the target does not move', () => {
    const block = Array.from({ length: 10 }, (_, i) => [8 + 1.2 * (i % 5), 10 - 1.2 * Math.floor(i / 5)] as const);
    const s = charge(play({ red: { r: men(block, { move: 4 }) }, blue: { b: hero([10.4, 18]) } }));
    const before = JSON.stringify(spots(s, 'b'));
    const start = bodies(s, 'r').map((p) => gap(p, bodies(s, 'b')[0]!));
    propose(s, 'chargeMove');
    const all = bodies(s, 'r');
    const behind = all.flatMap((_, i) => (touching(s, 'r', 'b').includes(i) ? [] : [i]));
    expect(behind.length).toBeGreaterThan(0);
    for (const i of behind) {
      expect(gap(all[i]!, bodies(s, 'b')[0]!)).toBeLessThan(start[i]!);
      expect(Math.min(...all.filter((_, k) => k !== i).map((p) => gap(p, all[i]!)))).toBeLessThan(inches(0.1));
    }
    expect(JSON.stringify(spots(s, 'b'))).toBe(before);
  });

  it('[WP-CHARGE-16] a unit that is strung out charges in the order in which it stands', () => {
    const line = Array.from({ length: 6 }, (_, i) => [10, 10 - 1.2 * i] as const);
    const s = charge(play({ red: { r: men(line, { move: 4 }) }, blue: { b: hero([10, 18]) } }));
    expect(s.refused('chargeMove', [to('r.0', [10, 16.748])])).toMatchObject({ rule: 'WP-CHARGE-16' });
    propose(s, 'chargeMove');
    expect(touching(s, 'r', 'b')).toEqual([0]);
    expect(spots(s, 'r').map((m) => m.x)).toEqual(line.map(([x]) => inches(x)));
  });

  it('[WP-CHARGE-19] where its models stand does not matter: the whole unit strikes', () => {
    const line = Array.from({ length: 6 }, (_, i) => [10, 10 - 1.2 * i] as const);
    const s = play({
      phase: 'melee',
      red: { r: { ...men(line, { attacks: 7 }), with: { charging: 'b', order: 'charge' } } },
      blue: { b: hero([10, 11.25]) },
      dice: [1, 1, 1, 1, 1, 1, 1, 3],
    });
    expect(touching(s, 'r', 'b')).toEqual([0]);
    expect(s.of('struck')[0]).toMatchObject({ dice: 7 });
  });

  it('[WP-CHARGE-21] [WP-CHARGE-22] chargers may stand close to others, but touch no enemy except their target', () => {
    const s = charge(play({ red: { r: hero([10, 10]) }, blue: { b: hero([10, 16]), c: hero([12.2, 15]) } }));
    s.answer('chargeTarget', 'b');
    const c = bodies(s, 'c')[0]!;
    const touches = { mover: 'r.0', legs: [{ leg: 'to', x: c.centre.x, y: c.centre.y - inches(1.5) - 4 }] };
    expect(s.refused('chargeMove', [touches])).toMatchObject({
      code: 'touchesOther',
      rule: 'WP-CHARGE-22',
      args: { unit: 'c' },
    });
    s.answer('chargeMove', [to('r.0', [10, 14.498])]);
    expect(touching(s, 'r', 'c')).toEqual([]);
    expect(gap(bodies(s, 'r')[0]!, c)).toBeLessThan(inches(1));
  });
});

describe('an enemy whom the unit touches already', () => {
  it('[WP-CHARGE-05] [WP-CHARGE-22] does not keep it from charging another', () => {
    // A vehicle stopped among them, and one was put aside right against its hull.
    const s = charge(
      play({
        red: {
          r: men([
            [10, 10],
            [10, 11.2],
            [10, 12.4],
          ]),
        },
        blue: { b: hero([10, 18]), t: { at: [12.002, 10], profile: { type: 'vehicle' } } },
      }),
    );
    expect(touching(s, 'r', 't')).toEqual([0, 1]);
    expect(optionIds(s, 'chargeTarget')).toEqual(['b', 't']);
    s.answer('chargeTarget', 'b');
    propose(s, 'chargeMove');
    expect(touching(s, 'r', 't')).toEqual([]);
    expect(touching(s, 'r', 'b')).toContain(2);
  });
});

describe('a third enemy behind a wall', () => {
  it('[WP-CHARGE-22] [WP-G-07] is not touched across it, either', () => {
    const s = charge(
      play({
        red: { r: hero([10, 10]) },
        blue: { b: hero([8.2, 13.2]), c: hero([10, 14.75]) },
        ground: { wall: { kind: 'obstacle', from: [9.2, 13.5], to: [30, 14] } },
      }),
    );
    s.answer('chargeTarget', 'b');
    const x = 8.2 + Math.sqrt(1.502 ** 2 - (13.2 - 12.748) ** 2);
    expect(s.refused('chargeMove', [to('r.0', [x, 12.748])])).toMatchObject({
      code: 'touchesOther',
      rule: 'WP-CHARGE-22',
      args: { unit: 'c' },
    });
    propose(s, 'chargeMove');
    expect(s.question('inContact', { unit: 'c' })).toBe(false);
  });
});

describe('several charges at one target', () => {
  it('[WP-CHARGE-08] [WP-CHARGE-11] the proposal is the shortest way also where friends stand around most of the target', () => {
    const inInches = (...ticks: (readonly [number, number])[]) => ticks.map(([x, y]) => [x / 2540, y / 2540] as const);
    const late = inInches([65012, 26261], [67150, 31530], [64705, 30151], [65610, 18665], [65311, 22463]);
    const before = inInches(
      [67880, 25844],
      [68902, 29114],
      [68329, 20147],
      [68628, 16349],
      [70323, 14102],
      [72531, 15377],
    );
    const s = play({
      red: { r: men(late, { move: 4 }), q: { ...men(before), with: { charging: 'b', order: 'charge' } } },
      blue: { b: { models: inInches([73249, 22445]), profile: { type: 'vehicle', models: 1 }, facing: 2745 } },
    });
    charge(s);
    propose(s, 'chargeMove');
    expect(s.state.units['r']!.charging).toBe('b');
  });

  it('[WP-CHARGE-23] [WP-CHARGE-24] further units may charge it; friends then bar the way like walls', () => {
    const s = charge(play({ red: { r1: hero([10, 10]), r2: hero([14, 10]) }, blue: { b: hero([10, 16]) } }), 'r1');
    propose(s, 'chargeMove');
    s.answer('moveUnit', 'r2');
    expect(optionIds(s, 'order')).toContain('charge');
    s.answer('order', 'charge');
    const at = spots(s, 'r1')[0]!;
    const through = [
      {
        mover: 'r2.0',
        legs: [
          { leg: 'to', x: at.x, y: at.y },
          { leg: 'to', x: at.x - inches(2), y: at.y },
        ],
      },
    ];
    expect(s.refused('chargeMove', through)).toMatchObject({ code: 'throughUnit', rule: 'WP-CHARGE-24' });
    propose(s, 'chargeMove');
    expect(s.state.units['r2']!.charging).toBe('b');
    expect(touching(s, 'r2', 'b')).toEqual([0]);
  });

  it('[WP-G-33] the first charge may go through friends', () => {
    const s = charge(play({ red: { r: hero([10, 8]), f: hero([10, 11]) }, blue: { b: hero([10, 16]) } }));
    propose(s, 'chargeMove');
    expect(spots(s, 'r')[0]!.x).toBe(inches(10));
    expect(touching(s, 'r', 'b')).toEqual([0]);
  });

  it('[WP-CHARGE-24] a friend in the only way in bars a further charge, but not the first', () => {
    const wall = (from: readonly [number, number], to: readonly [number, number]) =>
      ({ kind: 'blocking', seeThrough: true, from, to }) as const;
    const cave = (charging: string | null): Field => ({
      red: {
        r: men([[10, 10]]),
        r1: { at: [10, 15.046], profile: { type: 'hero', base: 2 }, with: { charging, order: 'charge' } },
      },
      blue: { b: hero([10, 16.8]) },
      ground: {
        west: wall([5, 12], [8.9, 15]),
        east: wall([11.1, 12], [15, 15]),
        westWall: wall([5, 15], [6, 20]),
        eastWall: wall([14, 15], [15, 20]),
        back: wall([5, 20], [15, 21]),
      },
    });
    expect(can(cave(null)).may).toBe(true);
    expect(can(cave('b'))).toMatchObject({ may: false, barredBy: 'WP-CHARGE-25' });
  });

  it('[WP-CHARGE-25] as many as can bring a model into contact', () => {
    const alley: Field = {
      red: { r1: hero([10, 10]), r: hero([13, 9]) },
      blue: { b: hero([10, 16]) },
      ground: {
        west: { kind: 'blocking', seeThrough: true, from: [7, 12], to: [9.1, 18] },
        east: { kind: 'blocking', seeThrough: true, from: [10.9, 12], to: [13, 18] },
        back: { kind: 'blocking', seeThrough: true, from: [7, 16.9], to: [13, 18] },
      },
    };
    expect(can(alley).may).toBe(true);
    const s = charge(play(alley), 'r1');
    propose(s, 'chargeMove');
    expect(s.question('canCharge', { unit: 'r', target: 'b' })).toMatchObject({ may: false, barredBy: 'WP-CHARGE-25' });
  });
});
