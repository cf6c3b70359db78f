import { hasEffect } from '@walstatt/engine';
import { overlapsRegion } from '@walstatt/geometry';
import { describe, expect, it } from 'vitest';
import { inches } from '../src/07-measuring/lengths.ts';
import { tableTop } from '../src/07-measuring/table-top.ts';
import { contactSpots } from '../src/10-charging/charge-ways.ts';
import { acrossObstacle } from '../src/10-charging/contact.ts';
import { winnersOf } from '../src/28-battle/victory.ts';
import { ruleset } from '../src/index.ts';
import { asks, begun, bound, drive, type Field, look, optionIds, play, propose, shift, suppressed } from './field.ts';

type At = readonly [number, number];
const hero = (at: At, more = {}, with_ = {}) => ({ at, profile: { type: 'hero' as const, ...more }, with: with_ });
const tank = (at: At, facing = 900, more = {}, with_ = {}) => ({
  at,
  facing,
  profile: { type: 'vehicle' as const, move: 8, models: 1, ...more },
  with: with_,
});
const flyer = (at: At, more = {}, with_ = {}) => ({
  at,
  profile: {
    type: 'flyer' as const,
    morale: [12] as [number],
    firepower: 0,
    weapons: [{ name: 'g', firepower: 2, range: 30, arc: 'A' }],
    ...more,
  },
  with: with_,
});
const men = (models: readonly At[], more = {}, with_ = {}) => ({
  models,
  profile: { models: models.length, ...more },
  with: with_,
});
const FAR = { b: hero([60, 44]) };
const spot = (s: { state: ReturnType<typeof look>['state'] }, id: string) => {
  const { where } = s.state.units[id]!;
  return where.at === 'table' ? where.models[0]! : null;
};
const order = (s: ReturnType<typeof play>, what: string, unit = 'r') =>
  s.answer('moveUnit', unit).answer('order', what);

describe('moving and standing', () => {
  it('[WP-G-03] an inch to every other unit, or only to enemies if the option says so; exactly an inch is enough', () => {
    const at = (spacing: string, red: object, blue: object) =>
      order(
        play({ red: { r: hero([10, 10], { move: 8 }), ...red }, blue: { ...FAR, ...blue }, options: { spacing } }),
        'advance',
      );
    const friend = { f: hero([16, 10]) };
    expect(at('all', friend, {}).refused('walk', shift(at('all', friend, {}), 'r', 3.6, 0))).toMatchObject({
      code: 'tooNear',
      rule: 'WP-G-03',
      measured: inches(0.9),
    });
    const near = at('enemies', friend, {});
    near.answer('walk', shift(near, 'r', 3.6, 0));
    const foe = at('enemies', {}, { f: hero([16, 10]) });
    expect(foe.refused('walk', shift(foe, 'r', 3.6, 0)).rule).toBe('WP-G-03');
    foe.answer('walk', shift(foe, 'r', 3.5, 0));
  });

  it('[WP-G-03] a vehicle that turns keeps its inch; one that stands closer already may turn', () => {
    const pivot = (x: number) => order(play({ red: { r: tank([20, 20]), f: hero([x, 20]) }, blue: FAR }), 'pivot');
    // Turned by 90 degrees its hull reaches 2.25 to the side.
    expect(pivot(23.9).refused('drive', drive('r', { turn: 90 })).rule).toBe('WP-G-03');
    pivot(24).answer('drive', drive('r', { turn: 90 }));
    pivot(23.2).answer('drive', drive('r', { turn: 10 }));
    // But that frees it neither from keeping an inch to others, nor from what lies on the ground.
    const beside = (more: object) =>
      order(play({ red: { r: tank([20, 20], 0), f: hero([20, 17.5]) }, blue: FAR, ...more }), 'pivot');
    beside({}).answer('drive', drive('r', { turn: 20 }));
    const other = beside({ blue: { ...FAR, e: hero([22, 23.3]) } });
    expect(other.refused('drive', drive('r', { turn: 20 }))).toMatchObject({ rule: 'WP-G-03', args: { unit: 'e' } });
    const wall = beside({ ground: { wall: { kind: 'obstacle', from: [15, 22], to: [25, 22.2] } } });
    expect(wall.refused('drive', drive('r', { turn: 20 })).rule).toBe('WP-TERRAIN-07');
    // One that floats is not held up by others on the way around, but does not end on them either.
    const float = tank([20, 20], 900, { specials: ['antigrav'] });
    const near = order(play({ red: { r: float, f: hero([22.6, 20]) }, blue: FAR }), 'pivot');
    expect(near.refused('drive', drive('r', { turn: 90 }))).toMatchObject({ code: 'onUnit', rule: 'WP-PASS-02' });
    near.answer('drive', drive('r', { turn: 180 }));
  });

  it('[WP-G-39] a thousandth of an inch too far is not too far', () => {
    const go = (extra: number) => {
      const s = order(play({ red: { r: hero([10, 10]) }, blue: FAR }), 'advance');
      return { s, plan: [{ mover: 'r.0', legs: [{ leg: 'to', x: inches(15) + extra, y: inches(10) }] }] };
    };
    const near = go(2);
    near.s.answer('walk', near.plan);
    expect(go(3).s.refused('walk', go(3).plan).code).toBe('tooFar');
  });

  it('[WP-G-53] difficult ground costs along the way of the middle of the base; a base may not end on an obstacle with any part', () => {
    const ground = {
      wood: { kind: 'difficult', from: [0, 12], to: [9.9, 20] },
      wall: { kind: 'obstacle', from: [10.7, 16], to: [12, 17] },
    } as const;
    const s = order(play({ red: { r: hero([10, 10], { move: 6 }) }, blue: FAR, ground }), 'advance');
    // The rim brushes the wood, the middle does not: no extra cost.
    expect(s.refused('walk', shift(s, 'r', 0, 6)).rule).toBe('WP-TERRAIN-07');
    s.answer('walk', shift(s, 'r', 0, 5));
    const t = order(play({ red: { r: hero([9.8, 10], { move: 6 }) }, blue: FAR, ground }), 'advance');
    expect(t.refused('walk', shift(t, 'r', 0, 5))).toMatchObject({ code: 'tooFar', measured: inches(8) });
    const two = order(
      play({
        red: {
          r: men([
            [10, 10],
            [11.2, 10],
          ]),
        },
        blue: FAR,
      }),
      'advance',
    );
    expect(two.refused('walk', [{ mover: 'r.0', legs: [{ leg: 'to', x: inches(11), y: inches(10) }] }])).toMatchObject({
      code: 'modelsOverlap',
      rule: 'WP-G-53',
    });
  });

  it('[WP-G-44] [WP-MOVE-08] nobody leaves the table, nobody touches the enemy without a charge', () => {
    const s = order(play({ red: { r: hero([10, 3]) }, blue: { b: hero([10, 7]) } }), 'advance');
    expect(s.refused('walk', shift(s, 'r', 0, -2.5))).toMatchObject({ code: 'offTable', rule: 'WP-G-44' });
    const touching = [{ mover: 'r.0', legs: [{ leg: 'to', x: inches(10), y: inches(5.5) - 5 }] }];
    expect(s.refused('walk', touching)).toMatchObject({ code: 'tooNear', rule: 'WP-MOVE-08' });
    s.answer('walk', shift(s, 'r', 0, 1));
  });

  it('[WP-G-02] models pushed apart by a vehicle stand incoherent until their next move repairs it', () => {
    const loose = men([
      [10, 30],
      [14, 30],
    ]);
    const s = order(play({ red: { r: loose }, blue: FAR }), 'advance');
    expect(s.refused('walk', shift(s, 'r', 0, 1))).toMatchObject({ code: 'strayed', rule: 'WP-UNIT-03' });
    s.answer('walk', [{ mover: 'r.1', legs: [{ leg: 'to', x: inches(11.5), y: inches(30) }] }]);
  });

  it('[WP-G-46] an order of no inches is an order: a vehicle that gave full power but stayed does not shoot, yet stands still', () => {
    const s = order(
      play({
        red: { r: tank([10, 10], 900, { weapons: [{ name: 'g', firepower: 1, range: 36 }] }) },
        blue: { b: hero([10, 25]) },
      }),
      'fullPower',
    );
    s.answer('drive', []);
    expect(s.state.units['r']).toMatchObject({ order: 'fullPower', travelled: 0 });
    expect(s.question('canShoot', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({
      silencedBy: 'WP-VEHICLE-09',
    });
    const t = play({
      phase: 'melee',
      red: { r: hero([10, 10], {}, { charging: 'b', order: 'charge' }) },
      blue: { b: tank([10, 13], 900, {}, { order: 'manoeuvre' }) },
      dice: [1, 1, 1, 1, 1, 3],
    });
    expect(t.of('struck')[0]!.need).toBe(2);
  });
});

describe('charges', () => {
  const wall = { wall: { kind: 'obstacle', from: [0, 13.75], to: [30, 14.25] } } as const;

  it('[WP-G-07] somebody right behind a wall is charged across it, with the penalty', () => {
    const s = order(play({ red: { r: hero([10, 10]) }, blue: { b: hero([10, 15]) }, ground: wall }), 'charge');
    propose(s, 'chargeMove');
    expect(s.state.units['r']).toMatchObject({ charging: 'b', disrupted: true });
    expect(spot(s, 'r')!.y).toBeLessThan(inches(13));
    expect(
      asks({ red: { r: hero([10, 13]) }, blue: { b: hero([10, 15]) }, ground: wall }, 'inContact', { unit: 'r' }),
    ).toBe(true);
    expect(
      asks({ red: { r: hero([10, 12.9]) }, blue: { b: hero([10, 15]) }, ground: wall }, 'inContact', { unit: 'r' }),
    ).toBe(false);
  });

  it('[WP-G-07] two on the same side of a wall do not touch across it', () => {
    const f = (x: number, y: number): Field => ({
      red: { r: hero([10, 13]) },
      blue: { b: hero([x, y]) },
      ground: wall,
    });
    expect(asks(f(11.9, 13), 'inContact', { unit: 'r' })).toBe(false);
    expect(asks(f(11.5, 15), 'inContact', { unit: 'r' })).toBe(true);
  });

  it('[WP-G-07] also around the corner of a short wall, and beside a long hull', () => {
    const post = { post: { kind: 'obstacle', from: [9.8, 13.75], to: [10.2, 14.25] } } as const;
    const guard = {
      west: { kind: 'blocking', seeThrough: true, from: [5, 14.3], to: [9.2, 15.6] },
      east: { kind: 'blocking', seeThrough: true, from: [10.8, 14.3], to: [15, 15.6] },
      back: { kind: 'blocking', seeThrough: true, from: [5, 15.6], to: [15, 17] },
    } as const;
    const s = order(
      play({ red: { r: hero([11.5, 10]) }, blue: { b: men([[10, 14.75]]) }, ground: { ...post, ...guard } }),
      'charge',
    );
    propose(s, 'chargeMove');
    expect(s.state.units['r']).toMatchObject({ charging: 'b', disrupted: true });
    const long = { wall: { kind: 'obstacle', from: [0, 13.75], to: [30, 14.25] } } as const;
    const t = play({
      red: {
        r: men([
          [6, 10],
          [7.2, 10],
          [8.4, 10],
          [9.6, 10],
        ]),
      },
      blue: { b: tank([10, 15.75], 0) },
      ground: long,
    });
    order(t, 'charge');
    propose(t, 'chargeMove');
    expect(t.question('inContact', { unit: 'r' })).toBe(true);
    const { where } = t.state.units['r']!;
    expect(where.at === 'table' && where.models.every((m) => m.y < inches(13.75))).toBe(true);
  });

  it('[WP-G-07] a thin post is reached across from corner to corner', () => {
    const l = look({
      red: { r: hero([5, 9]) },
      blue: { b: hero([10.582, 14.582]) },
      ground: { post: { kind: 'obstacle', from: [9.95, 13.95], to: [10.05, 14.05] } },
    });
    const top = tableTop(l);
    const [target] = top.byId.get('b')!.bodies;
    const radius = inches(0.75);
    const post = l.state.terrain['post']!.shape;
    const across = contactSpots(top, target!, radius).filter((centre) => {
      const body = { kind: 'circle', centre, radius } as const;
      return acrossObstacle(top, body, target!) && !overlapsRegion(body, post);
    });
    expect(across.length).toBeGreaterThan(0);
    for (const { x, y } of across) expect(x < inches(10) && y < inches(14)).toBe(true);
  });

  it('[WP-G-07] one piece of rough ground disrupts, or only several if the option says so; behind a wall always', () => {
    const wood = { wood: { kind: 'difficult', from: [5, 12], to: [15, 14] } } as const;
    const copse = { ...wood, copse: { kind: 'difficult', from: [5, 15], to: [15, 16] } } as const;
    const disrupted = (ground: Field['ground'], disruptedBy: string, y = 18) => {
      const s = order(
        play({ red: { r: hero([10, 10]) }, blue: { b: hero([10, y]) }, ground: ground!, options: { disruptedBy } }),
        'charge',
      );
      propose(s, 'chargeMove');
      return s.state.units['r']!.disrupted;
    };
    expect([disrupted(wood, 'one'), disrupted(wood, 'several')]).toEqual([true, false]);
    expect([disrupted(copse, 'one'), disrupted(copse, 'several')]).toEqual([true, true]);
    expect(disrupted(wall, 'several', 15)).toBe(true);
    expect(disrupted({}, 'one')).toBe(false);
  });

  it('[WP-G-18] suppression beats follow-on; shaken off, follow-on binds again', () => {
    const f: Field = {
      red: { r: hero([10, 10], { specials: ['headstrong'] }) },
      blue: { b: hero([10, 16]) },
      effects: [suppressed('r'), bound('r', 'b')],
    };
    expect(asks(f, 'orders', { unit: 'r' })).toEqual(['halt']);
    const s = play({ ...f, phase: 'start', dice: [4] });
    s.answer('moveUnit', 'r');
    expect(optionIds(s, 'order')).toEqual(['doubleTime', 'charge']);
    const t = play({ ...f, phase: 'start', dice: [3] });
    t.answer('moveUnit', 'r');
    expect(t.state.units['r']!.order).toBe('halt');
  });

  it('[WP-G-18] suppression does not stack, and ends with the next whole own turn', () => {
    const s = play({
      phase: 'shooting',
      red: {},
      blue: { b: hero([10, 30], {}, { hurt: true, damage: 5 }) },
      effects: [suppressed('b')],
      dice: [3, 4],
    });
    s.answer('shootUnit', null);
    expect(s.of('tested')[0]!.result).toBe('suppressed');
    expect(s.state.effects.filter((e) => e.name === 'suppressed' && e.on === 'b')).toHaveLength(1);
    s.answer('moveUnit', null);
    if (s.asked[0]?.startsWith('blue')) s.answer('shootUnit', null);
    expect(s.state.active).toBe('red');
    expect(hasEffect(s.state, 'b', 'suppressed')).toBe(false);
  });

  it('[WP-G-20] a fall back that finds no legal end within its die is made as short as can be, whatever is in the way', () => {
    // Enemies all around: an inch is not enough to be an inch from all of them.
    const s = play({
      phase: 'melee',
      red: { r: hero([20, 20], {}, { charging: 'b', order: 'charge' }) },
      blue: { b: hero([20, 21.5]), c: hero([20, 17.5]), d: hero([22.5, 20]), e: hero([17.5, 20]) },
      dice: [1, 1, 1, 1, 1, 1],
    });
    expect(s.request('walk').args).toMatchObject({ why: 'fallBack', allowance: inches(1) });
    expect(s.refused('walk', shift(s, 'r', 0.2, -0.2)).rule).toBe('WP-G-03');
    propose(s, 'walk');
    expect(s.question('inContact', { unit: 'r' })).toBe(false);
    for (const foe of ['b', 'c', 'd', 'e'])
      expect(s.question('distance', { unit: 'r', target: foe })).toBeGreaterThanOrEqual(inches(1) - 2);
  });

  it('[WP-G-48] a melee cannot be refused, only the order of melees is free', () => {
    const s = play({
      phase: 'melee',
      red: {
        r: hero([10, 10], {}, { charging: 'b', order: 'charge' }),
        q: hero([30, 10], {}, { charging: 'c', order: 'charge' }),
      },
      blue: { b: hero([10, 11.5]), c: hero([30, 11.5]) },
      dice: [1, 1, 1, 1, 1, 3],
    });
    expect(optionIds(s, 'melee')).toEqual(['b', 'c']);
    expect(s.refused('melee', null).code).toBeDefined();
    s.answer('melee', 'c');
    expect(s.of('struck').map((e) => e.unit)).toEqual(['q']);
  });
});

describe('shooting', () => {
  const weapons = [{ name: 'gun', firepower: 2, range: 20 }];

  it('[WP-G-16] a special weapon measures from its bearer, hits with the unit’s Tw, and fires even if its unit has no target', () => {
    const f = (with_: object): Field => ({
      red: {
        r: men(
          [
            [10, 10],
            [10, 6],
          ],
          { weapons, range: 12, toHit: 3 },
          with_,
        ),
      },
      blue: { b: men([[10, 24.5]]) },
    });
    expect(asks(f({}), 'canShoot', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({
      may: true,
      distance: inches(17.5),
    });
    expect(asks(f({}), 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({ may: false, distance: inches(13.5) });
    // Beyond half of 20 inches from the bearer; moved and shattered are the unit's.
    expect(asks(f({}), 'toHit', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ value: 4 });
    expect(asks(f({ order: 'advance', damage: 11 }), 'toHit', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({
      value: 6,
    });
    const silent = { ...f({}), effects: [suppressed('r')] };
    expect(asks(silent, 'canShoot', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({
      silencedBy: 'WP-MORALE-12',
    });
  });

  it('[WP-G-10] full power silences like double time; weapons that want a halt are silent after a manoeuvre unless stabilised', () => {
    const f = (with_: object, specials: string[] = []): Field => ({
      red: { r: tank([10, 10], 900, { specials, weapons: [{ ...weapons[0]!, haltOnly: true }, weapons[0]!] }, with_) },
      blue: { b: hero([10, 20]) },
    });
    const may = (g: Field, name: string) => asks(g, 'canShoot', { unit: 'r', target: 'b', with: name });
    for (const o of ['manoeuvre', 'pivot']) {
      expect(may(f({ order: o }), 'w0')).toMatchObject({ may: false, barredBy: 'WP-SHOOT-03' });
      expect(may(f({ order: o }), 'w1')).toMatchObject({ may: true });
      expect(may(f({ order: o }, ['stabilisers']), 'w0')).toMatchObject({ may: true });
      expect(asks(f({ order: o }), 'toHit', { unit: 'r', target: 'b', with: 'w1' })).toMatchObject({ value: 4 });
      expect(asks(f({ order: o }, ['stabilisers']), 'toHit', { unit: 'r', target: 'b', with: 'w1' })).toMatchObject({
        value: 3,
      });
    }
    expect(may(f({ order: 'fullPower' }, ['stabilisers']), 'w1')).toMatchObject({ silencedBy: 'WP-VEHICLE-09' });
  });

  it('[WP-G-28] [WP-SPECIAL-14] flame cloud or own fire, one of them; both if the option says so', () => {
    const field = (specialFire: string) =>
      play({
        phase: 'shooting',
        red: { r: { at: [10, 10], profile: { specials: ['flameCloud(2)'], firepower: 2, weapons } } },
        blue: { b: { at: [10, 18] } },
        options: { specialFire },
        dice: [1, 1],
      }).answer('shootUnit', 'r');
    const instead = field('instead');
    expect(optionIds(instead, 'attack')).toEqual(['own', 'flame', 'w0']);
    instead.answer('attack', 'flame');
    expect(optionIds(instead, 'attack')).toEqual(['w0']);
    const besides = field('besides').answer('attack', 'flame');
    expect(optionIds(besides, 'attack')).toEqual(['own', 'w0']);
    besides.moreDice(1, 1).answer('attack', 'own');
    expect(optionIds(besides, 'attack')).toEqual(['w0']);
  });

  it('[WP-G-35] 18 inches more to a flyer also for flyers, or only from the ground if the option says so; never from one downwards', () => {
    const f = (flyersHigh: string): Field => ({
      red: { r: flyer([10, 10]) },
      blue: { b: flyer([10, 30]), c: hero([10, 34]) },
      options: { flyersHigh },
    });
    const shot = (g: Field, target: string) => asks(g, 'canShoot', { unit: 'r', target, with: 'w0' });
    expect(shot(f('forAll'), 'b')).toMatchObject({ may: false, distance: inches(17.5 + 18) });
    expect(shot(f('forGround'), 'b')).toMatchObject({ may: true, distance: inches(17.5) });
    expect(shot(f('forAll'), 'c')).toMatchObject({ may: true, distance: inches(22) });
    // Sight from a flyer is free, cover on the ground counts; a flyer is no obvious target.
    const ground = { hall: { kind: 'blocking', from: [5, 30], to: [15, 32] } } as const;
    expect(asks({ ...f('forAll'), ground }, 'sees', { unit: 'r', target: 'c', with: 'w0' })).toMatchObject({
      visible: true,
    });
    expect(asks({ ...f('forAll'), ground }, 'cover', { unit: 'r', target: 'c', with: 'w0' })).toMatchObject({
      cover: 'hard',
    });
    expect(asks(f('forGround'), 'toHit', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ value: 5 });
  });

  it('[WP-G-15] the demo’s data: the Raptor carries nobody and shoots all around; its weapon and the machine gun are special weapons', () => {
    const start = (balance: string) => {
      const set = ruleset.setUp({ scenario: 'demo', options: { balance } });
      if (!('state' in set)) throw new Error('no demo');
      return set.state.units;
    };
    const units = start('none');
    expect(units['marauders5']).toMatchObject({ capacity: 0, firepower: 0, weapons: [{ arcs: ['F', 'L', 'R', 'H'] }] });
    expect(units['marauders1']!.weapons.map((w) => w.name)).toEqual(['machine-gun']);
    expect(
      ['marauders1', 'marauders2', 'marauders3', 'marauders4'].map((id) => start('antiTank')[id]!.weapons[0]!.name),
    ).toEqual(Array(4).fill('anti-tank-weapon'));
    for (const [balance, name] of [
      ['heatCannon', 'heat-cannon'],
      ['hailstormCannon', 'hailstorm-cannon'],
    ] as const) {
      expect(start(balance)['fathers1']!.weapons.map((w) => w.name)).toEqual([name]);
      const s = play({
        phase: 'shooting',
        options: { balance },
        red: { r: { is: 'demo-steel-warriors', at: [10, 10], with: { weapons: start(balance)['fathers1']!.weapons } } },
        blue: { b: { at: [10, 18] } },
        dice: balance === 'heatCannon' ? [1] : [1, 1, 1, 1],
      });
      s.answer('shootUnit', 'r').answer('attack', 'w0');
      expect(s.of('shotFired')[0]!.rules).toContain('WP-G-15');
    }
    // A printed piercing is not raised by the army's own, nor claws by the army's strength.
    const jotun = {
      red: { r: { is: 'demo-jotun-hailstorm-cannon', at: [10, 10] as const } },
      blue: { b: men([[10, 30]], { defence: 6 }) },
    };
    expect(asks(jotun, 'toWound', { unit: 'r', target: 'b' })).toMatchObject({ value: 4 });
    expect(units['marauders1']!.extras).toEqual([{ name: 'ripper-claws', dice: 2, crushing: 5 }]);
  });
});

describe('vehicles', () => {
  it('[WP-G-23] each piece of rough ground is rolled for, or only the first of a move if the option says so', () => {
    const ground = {
      wall: { kind: 'obstacle', from: [5, 14], to: [15, 14.4] },
      wood: { kind: 'difficult', from: [5, 18], to: [15, 20] },
    } as const;
    const go = (terrainRolls: string, dice: number[]) => {
      const s = order(
        play({ red: { r: tank([10, 10]) }, blue: FAR, ground, options: { terrainRolls }, dice }),
        'fullPower',
      );
      return s.answer('drive', drive('r', { go: 16 })).state.units['r']!.immobilised;
    };
    expect(go('each', [2, 1])).toBe(true);
    expect(go('each', [2, 2])).toBe(false);
    expect(go('once', [2])).toBe(false);
    expect(go('once', [1])).toBe(true);
    // Who starts inside and drives out does not roll.
    const out = order(play({ red: { r: tank([10, 19]) }, blue: FAR, ground }), 'fullPower');
    out.answer('drive', drive('r', { go: 10 }));
  });

  it('[WP-G-23] a vehicle that gets stuck hits nobody beyond, and nobody twice', () => {
    const f = (dice: number[]): Field => ({
      red: { r: tank([10, 8]) },
      blue: { b: hero([10, 22]) },
      ground: { wall: { kind: 'obstacle', from: [5, 14], to: [15, 14.4] } },
      dice,
    });
    const stuck = order(play(f([1])), 'fullPower').answer('drive', drive('r', { go: 16 }));
    expect(stuck.of('overran')).toEqual([]);
    const over = order(play(f([2, 1, 1])), 'fullPower').answer('drive', drive('r', { go: 16 }));
    expect(over.of('overran')).toHaveLength(1);
  });

  it('[WP-G-34] a pivot counts as movement, unless the option says it does not', () => {
    const need = (pivotsMove: boolean) =>
      play({
        phase: 'melee',
        red: { r: hero([10, 10], {}, { charging: 'b', order: 'charge' }) },
        blue: { b: tank([10, 13], 900, {}, { order: 'pivot', turned: true }) },
        options: { pivotsMove },
        dice: [1, 1, 1, 1, 1, 3],
      }).of('struck')[0]!.need;
    expect([need(true), need(false)]).toEqual([4, 2]);
  });

  it('[WP-G-36] a crippled antigrav vehicle is rammed like any other, and rough ground is nothing to one that floats', () => {
    const b = (crippled: boolean) => tank([10, 22], 2700, { specials: ['antigrav'] }, { crippled });
    const s = order(play({ red: { r: tank([10, 10]) }, blue: { b: b(true) }, dice: [1, 1, 1, 1] }), 'fullPower');
    s.answer('drive', drive('r', { go: 16 }));
    expect(s.of('collided')).toHaveLength(1);
    const t = order(play({ red: { r: tank([10, 10]) }, blue: { b: b(false) } }), 'fullPower');
    expect(t.refused('drive', drive('r', { go: 16 }))).toMatchObject({ code: 'throughUnit', rule: 'WP-G-36' });
    const ground = { wood: { kind: 'difficult', from: [5, 14], to: [15, 16] } } as const;
    const u = order(
      play({ red: { r: tank([10, 10], 900, { specials: ['antigrav'] }) }, blue: FAR, ground }),
      'fullPower',
    );
    u.answer('drive', drive('r', { go: 16 }));
    expect(spot(u, 'r')!.y).toBe(inches(26));
  });

  it('[WP-G-47] headstrong vehicles shake systems down off, but never crippled or immobilised', () => {
    const s = play({
      phase: 'start',
      red: { r: tank([10, 10], 900, { specials: ['headstrong'] }, { crippled: true, immobilised: true }) },
      blue: FAR,
      effects: [suppressed('r')],
      dice: [4],
    });
    expect(hasEffect(s.state, 'r', 'suppressed')).toBe(false);
    expect(s.state.units['r']).toMatchObject({ crippled: true, immobilised: true });
    s.answer('moveUnit', 'r');
    expect(s.state.units['r']!.order).toBe('halt');
  });

  it('[WP-G-49] immobilised is not crippled: no +2 by itself, a first crippled result does not destroy, antigrav is still out of reach', () => {
    const fight = (with_: object) =>
      play({
        phase: 'melee',
        red: { r: hero([10, 10], {}, { charging: 'b', order: 'charge' }) },
        blue: { b: tank([10, 13], 900, {}, { immobilised: true, ...with_ }) },
        dice: [1, 1, 1, 1, 1, 3],
      }).of('struck')[0]!.need;
    expect(fight({ order: 'fullPower', travelled: inches(6) })).toBe(4);
    expect(fight({ order: 'halt' })).toBe(2);
    const s = play({
      phase: 'shooting',
      red: {},
      blue: { b: tank([10, 30], 900, { morale: [11, 13] }, { immobilised: true, hurt: true, damage: 3 }) },
      dice: [5, 5],
    });
    s.answer('shootUnit', null);
    expect(s.of('tested')[0]!.result).toBe('crippled');
    const float = {
      red: { r: hero([10, 10]) },
      blue: { b: tank([10, 17], 900, { specials: ['antigrav'] }, { immobilised: true }) },
    };
    expect(asks(float, 'canCharge', { unit: 'r', target: 'b' })).toMatchObject({ barredBy: 'WP-SPECIAL-42' });
  });

  it('[WP-G-27] a double six that is exactly the limit cripples a vehicle and puts its systems down', () => {
    const s = play({
      phase: 'shooting',
      red: {},
      blue: { b: tank([10, 30], 900, { morale: [11, 13] }, { hurt: true, damage: 1 }) },
      dice: [6, 6],
    });
    s.answer('shootUnit', null);
    expect(s.state.units['b']!.crippled).toBe(true);
    expect(hasEffect(s.state, 'b', 'suppressed')).toBe(true);
  });
});

describe('flyers, transports, reinforcements', () => {
  it('[WP-G-13] a flyer stays through the other side’s turn, or leaves at its start if the option says so', () => {
    const f = (flyersLeave: string, turn: number, flew: number): Field => ({
      phase: 'melee',
      red: { r: { ...flyer([30, 30]), with: { flew, order: 'manoeuvre' } }, q: hero([10, 10]) },
      blue: { b: hero([50, 40]) },
      options: { flyersLeave },
      state: { turn },
    });
    const own = play(f('ownTurn', 3, 2));
    expect(own.state).toMatchObject({ active: 'blue', units: { r: { where: { at: 'table' } } } });
    own.answer('moveUnit', null);
    expect(own.state).toMatchObject({ active: 'red', units: { r: { where: { at: 'sky' } } } });
    expect(own.asked).toEqual(['red:moveUnit']);
    const next = play(f('nextTurn', 3, 2));
    expect(next.state).toMatchObject({ active: 'blue', units: { r: { where: { at: 'sky' } } } });
    next.answer('moveUnit', null);
    expect(next.asked).toEqual(['red:flyIn']);
  });

  it('[WP-G-26] the nearest model within an inch is enough to embark, or all of them if the option says so', () => {
    const field = (embarkBy: string) => {
      const s = play({
        red: {
          t: tank([20, 20], 900, { capacity: 5 }, { order: 'halt' }),
          r: men(
            [
              [14, 20],
              [12.8, 20],
            ],
            { move: 5 },
          ),
        },
        blue: FAR,
        options: { embarkBy },
      });
      return order(s, 'advance');
    };
    const one = field('nearest');
    one.answer('walk', shift(one, 'r', 3, 0)).answer('board', 't');
    expect(one.state.units['r']!.where).toEqual({ at: 'aboard', of: 't' });
    const all = field('all');
    all.answer('walk', shift(all, 'r', 3, 0));
    expect(all.asked).not.toContain('red:board');
    const both = field('all');
    both.answer('walk', [
      { mover: 'r.0', legs: [{ leg: 'to', x: inches(17.4), y: inches(20) }] },
      { mover: 'r.1', legs: [{ leg: 'to', x: inches(17.4), y: inches(18.9) }] },
    ]);
    expect(both.state.units['r']!.where).toEqual({ at: 'aboard', of: 't' });
  });

  it('[WP-G-26] passengers of a wreck stand as near to it as can be', () => {
    const s = play({
      phase: 'shooting',
      red: {},
      blue: {
        t: tank([20, 20], 900, { capacity: 5 }, { hurt: true, damage: 5 }),
        p: { with: { where: { at: 'aboard', of: 't' } } },
        f: hero([60, 40]),
      },
      dice: [6, 5, 1, 1],
    });
    s.answer('shootUnit', null);
    const line = (y: number) =>
      Array.from({ length: 5 }, (_, i) => ({ piece: `p.${i}`, pose: { x: inches(18 + i), y: inches(y), facing: 0 } }));
    expect(s.refused('wreck', line(23))).toMatchObject({ code: 'farFromWreck', rule: 'WP-G-26' });
    s.answer('wreck', line(20.5));
    expect(s.state.units['p']!.where.at).toBe('table');
  });

  it('[WP-G-25] no way in by the own edge: the side edges are looked at, too; none at all: it waits and comes next turn', () => {
    const f = (upTo: number, with_: object, turn: number): Field => ({
      phase: 'start',
      red: { r: hero([0, 0], {}, { where: { at: 'reserve' }, ...with_ }), q: hero([36, 30]) },
      blue: { b: hero([50, 40]) },
      ground: { cliff: { kind: 'blocking', from: [0, 0], to: [72, upTo] } },
      state: { turn },
    });
    const side = play({ ...f(6, {}, 1), dice: [1] });
    propose(side, 'arrive');
    expect(spot(side, 'r')!.x === inches(0.75) || spot(side, 'r')!.x === inches(71.25)).toBe(true);
    const none = play({ ...f(14, {}, 1), dice: [1] });
    expect(none.of('waits')).toHaveLength(1);
    expect(none.state.units['r']).toMatchObject({ due: true, where: { at: 'reserve' } });
    // In turn 2 it comes without a die, up to 24 inches along the side.
    const late = play(f(14, { due: true }, 3));
    expect(late.asked).toEqual(['red:arrive']);
    const at = (y: number) => [{ piece: 'r.0', pose: { x: inches(0.75), y: inches(y), facing: 0 } }];
    expect(late.refused('arrive', at(24.1))).toMatchObject({ code: 'noEntry', limit: inches(24) });
    late.answer('arrive', at(24));
    expect(late.state.units['r']!.due).toBe(false);
  });

  it('[WP-G-25] [WP-REINF-07] no way in by the own edge nor by the sides: from the fifth turn on, near the enemy’s corners', () => {
    const s = (turn: number) =>
      play({
        phase: 'start',
        red: { r: hero([0, 0], {}, { where: { at: 'reserve' }, due: true }), q: hero([36, 30]) },
        blue: { b: hero([50, 40]) },
        ground: {
          cliff: { kind: 'blocking', from: [0, 0], to: [72, 6] },
          west: { kind: 'blocking', from: [0, 6], to: [2, 48] },
          east: { kind: 'blocking', from: [70, 6], to: [72, 48] },
        },
        state: { turn },
      });
    expect(s(7).of('waits')).toHaveLength(1);
    const late = s(9);
    propose(late, 'arrive');
    expect(spot(late, 'r')).toMatchObject({ y: inches(47.25), facing: 2700 });
  });

  it('[WP-G-45] headstrong dice, flyers off and on, then reinforcement dice, then arrivals', () => {
    const s = play({
      phase: 'turns',
      red: {
        h: hero([10, 10], { specials: ['headstrong'] }),
        r: { ...flyer([30, 30]), with: { where: { at: 'sky' } } },
        old: { ...flyer([40, 20]), with: { flew: 1 } },
        v: hero([0, 0], {}, { where: { at: 'reserve' } }),
        w: hero([0, 0], {}, { where: { at: 'reserve' } }),
      },
      blue: FAR,
      effects: [suppressed('h')],
      state: { turn: 2 },
      dice: [4, 1, 2],
    });
    s.answer('flyIn', [{ piece: 'r.0', pose: { x: inches(30), y: inches(30), facing: 900 } }]);
    s.answer('arrival', 'w');
    propose(s, 'arrive');
    const told = s.events.map((e) => e.type).filter((t) => ['shookOff', 'flewOff', 'flewIn', 'arrived'].includes(t));
    expect(told).toEqual(['shookOff', 'flewOff', 'flewIn', 'arrived']);
  });
});

describe('before the battle', () => {
  it('[WP-BATTLE-20] [WP-DEMO-04] [WP-G-50] the whole model 12 inches from the centre line; in the demo its nearest point within 3 of the edge', () => {
    const deploy = (setup: object, dice: number[], unit: string) => {
      const s = begun({ setup: setup as never, dice });
      if (dice.length > 0) s.answer('edge', 'south');
      s.answer('deploy', unit);
      if (dice.length > 0) s.answer('deployHow', 'table');
      return (y: number) =>
        s.battle.refuse(s.battle.pending[0]!.id, [
          { piece: `${unit}.0`, pose: { x: inches(10), y: inches(y), facing: 900 } },
        ])?.rule ?? null;
    };
    const battle = deploy({ scenario: 'battle', condition: 'meatGrinder' }, [6, 1], 'red3');
    // A hero's base reaches three quarters of an inch beyond its middle.
    expect([battle(11.25), battle(11.26)]).toEqual([null, 'WP-BATTLE-20']);
    const demo = deploy({ scenario: 'demo' }, [], 'fathers3');
    expect([demo(4), demo(4.01)]).toEqual([null, 'WP-DEMO-04']);
  });

  it('[WP-G-42] scouts in reserve or aboard do not move, a transport that scouts does; no ramming, but rough ground is rolled for', () => {
    const scout = ['scout'];
    const s = play({
      phase: 'free',
      red: {
        r: tank([10, 10], 900, { specials: scout }),
        off: hero([0, 0], { specials: scout }, { where: { at: 'reserve' } }),
        in: hero([0, 0], { specials: scout }, { where: { at: 'aboard', of: 'r' } }),
      },
      blue: { b: hero([10, 30]) },
      ground: { wall: { kind: 'obstacle', from: [5, 14], to: [15, 14.4] } },
      dice: [2],
    });
    s.start('scouts', { side: null, done: [] });
    expect(s.asked).toEqual(['red:drive']);
    expect(s.refused('drive', drive('r', { go: 16.1 })).rule).toBe('WP-VEHICLE-07');
    s.answer('drive', drive('r', { go: 16 }));
    expect(s.asked).toEqual([]);
    const t = play({
      phase: 'free',
      red: { r: tank([10, 10], 900, { specials: scout }) },
      blue: { b: hero([10, 16]) },
    });
    t.start('scouts', { side: null, done: [] });
    expect(t.refused('drive', drive('r', { go: 12 }))).toMatchObject({ code: 'throughUnit', rule: 'WP-G-42' });
  });

  it('[WP-BATTLE-13] objectives are more than 12 inches apart: exactly 12 is too near', () => {
    const s = begun({
      setup: { scenario: 'battle', condition: 'scorchedEarth', terrain: {} },
      dice: [1, 6, 1, 5, 2],
    });
    const at = (x: number) => [{ piece: 'marker', pose: { x: inches(x), y: inches(24) } }];
    s.answer('objective', at(10));
    expect(s.refused('objective', at(22)).rule).toBe('WP-BATTLE-13');
    s.answer('objective', at(22.01));
  });
});

describe('scoring', () => {
  it('[WP-G-24] total control wants a lead of a fifth, or any lead if the option says so', () => {
    const end = (totalControlLead: string, points: number) =>
      winnersOf(
        look({
          red: { r: hero([10, 10]) },
          blue: { b: hero([60, 40]), gone: { profile: { points }, with: { where: { at: 'gone' } } } },
          state: { condition: 'totalControl', size: 2000 },
          options: { totalControlLead },
        }),
      ).winners;
    expect([end('fifth', 399), end('fifth', 400)]).toEqual([[], ['red']]);
    expect([end('any', 0), end('any', 1)]).toEqual([[], ['red']]);
  });

  it('[WP-G-43] exactly 3 inches count, suppressed units control, passengers and units off the table do not; markers lie on the table', () => {
    const f = (red: object, effects: unknown[] = []): Field => ({
      red: red as never,
      blue: { b: hero([60, 40]) },
      state: { condition: 'scorchedEarth', objectives: [{ x: inches(10), y: inches(13.75), terrain: null }] },
      effects,
    });
    const holder = (g: Field) => asks(g, 'control', { objective: 0 });
    expect(holder(f({ r: hero([10, 10]) }))).toBe('red');
    expect(holder(f({ r: hero([10, 9.9]) }))).toBeNull();
    expect(holder(f({ r: hero([10, 10]) }, [suppressed('r')]))).toBe('red');
    expect(holder(f({ r: hero([0, 0], {}, { where: { at: 'reserve' } }) }))).toBeNull();
    const s = begun({ setup: { scenario: 'battle', condition: 'scorchedEarth' }, dice: [1, 6, 1] });
    s.answer('objectiveKind', 'marker');
    expect(s.refused('objective', [{ piece: 'marker', pose: { x: -1, y: 0 } }])).toMatchObject({ rule: 'WP-G-43' });
    s.answer('objective', [{ piece: 'marker', pose: { x: 0, y: 0 } }]);
  });
});
