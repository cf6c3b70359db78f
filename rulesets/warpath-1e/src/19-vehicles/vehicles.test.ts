import { describe, expect, it } from 'vitest';
import { asks, drive, look, optionIds, play, propose } from '../../test/field.ts';
import { inches } from '../07-measuring/lengths.ts';

const tank = (at: readonly [number, number], facing = 900, more = {}, with_ = {}) => ({
  at,
  facing,
  profile: { type: 'vehicle' as const, move: 8, models: 1, ...more },
  with: with_,
});
const hero = (at: readonly [number, number], more = {}, with_ = {}) => ({
  at,
  profile: { type: 'hero' as const, ...more },
  with: with_,
});
const order = (s: ReturnType<typeof play>, what: string) => s.answer('moveUnit', 'r').answer('order', what);
const spot = (s: ReturnType<typeof play>, id: string) => {
  const { where } = s.state.units[id]!;
  return where.at === 'table' ? where.models[0]! : null;
};

describe('vehicles on the move', () => {
  it('[WP-VEHICLE-02] [WP-VEHICLE-03] [WP-VEHICLE-11] [WP-SPECIAL-21] halt, pivot, manoeuvre, full power; unwieldy ones without the last', () => {
    expect(asks({ red: { r: tank([10, 10]) }, blue: { b: hero([10, 15]) } }, 'orders', { unit: 'r' })).toEqual([
      'halt',
      'pivot',
      'manoeuvre',
      'fullPower',
    ]);
    expect(asks({ red: { r: tank([10, 10], 900, { specials: ['unwieldy'] }) } }, 'orders', { unit: 'r' })).toEqual([
      'halt',
      'pivot',
      'manoeuvre',
    ]);
    const s = order(play({ red: { r: tank([10, 10]) }, blue: { b: hero([60, 40]) } }), 'halt');
    expect(s.of('ordered')[0]!.rules).toEqual(['WP-VEHICLE-03']);
    expect(spot(s, 'r')).toEqual({ x: inches(10), y: inches(10), facing: 900 });
  });

  it('[WP-VEHICLE-04] a pivot turns on the spot to any facing', () => {
    const s = order(play({ red: { r: tank([10, 10]) }, blue: { b: hero([60, 40]) } }), 'pivot');
    expect(s.refused('drive', drive('r', { go: 1 }))).toMatchObject({ code: 'tooFar', rule: 'WP-VEHICLE-04' });
    s.answer('drive', drive('r', { turn: 170 }));
    expect(spot(s, 'r')).toEqual({ x: inches(10), y: inches(10), facing: 2600 });
  });

  it('[WP-VEHICLE-05] [WP-VEHICLE-06] a manoeuvre: straight up to Be, forwards or backwards, one turn of up to 90 degrees anywhere', () => {
    const s = order(play({ red: { r: tank([20, 20]) }, blue: { b: hero([60, 40]) } }), 'manoeuvre');
    expect(s.refused('drive', drive('r', { go: 8.1 })).rule).toBe('WP-VEHICLE-05');
    expect(s.refused('drive', drive('r', { go: 2 }, { turn: 91 })).rule).toBe('WP-VEHICLE-06');
    expect(s.refused('drive', drive('r', { turn: 45 }, { go: 2 }, { turn: 45 })).rule).toBe('WP-VEHICLE-06');
    expect(s.refused('drive', drive('r', { go: 2 }, { go: -2 })).code).toBe('bothWays');
    s.answer('drive', drive('r', { go: -3 }, { turn: 90 }, { go: -5 }));
    expect(spot(s, 'r')).toEqual({ x: inches(25), y: inches(17), facing: 1800 });
    expect(s.state.units['r']!.travelled).toBe(inches(8));
  });

  it('[WP-VEHICLE-07] [WP-VEHICLE-08] full power: twice Be straight ahead, no turning, no reverse', () => {
    const s = order(play({ red: { r: tank([20, 10]) }, blue: { b: hero([60, 40]) } }), 'fullPower');
    expect(s.refused('drive', drive('r', { turn: 10 })).rule).toBe('WP-VEHICLE-08');
    expect(s.refused('drive', drive('r', { go: -2 })).rule).toBe('WP-VEHICLE-07');
    expect(s.refused('drive', drive('r', { go: 16.1 })).rule).toBe('WP-VEHICLE-07');
    s.answer('drive', drive('r', { go: 16 }));
    expect(spot(s, 'r')!.y).toBe(inches(26));
  });

  it('[WP-VEHICLE-12] manoeuvring vehicles touch nobody', () => {
    const s = order(play({ red: { r: tank([10, 10]), f: hero([20, 20]) }, blue: { b: hero([10, 16]) } }), 'manoeuvre');
    expect(s.refused('drive', drive('r', { go: 7 })).rule).toBe('WP-VEHICLE-12');
    expect(s.refused('drive', drive('r', { go: 2.5 })).rule).toBe('WP-G-03');
    s.answer('drive', drive('r', { go: 2 }));
  });

  it('[WP-G-22] [WP-G-13] at full power friends and flyers bar the way', () => {
    const through = (red: object, blue: object) =>
      order(play({ red: { r: tank([10, 10]), ...red }, blue: { b: hero([60, 40]), ...blue } }), 'fullPower').refused(
        'drive',
        drive('r', { go: 16 }),
      );
    expect(through({ f: hero([10, 18]) }, {})).toMatchObject({ code: 'throughUnit', rule: 'WP-G-22' });
    const flyer = { at: [10, 18], profile: { type: 'flyer', morale: [12] } };
    expect(through({}, { e: flyer })).toMatchObject({ code: 'throughUnit', rule: 'WP-G-13' });
  });

  it('[WP-VEHICLE-09] [WP-VEHICLE-10] no shooting after full power; one worse after manoeuvre or pivot', () => {
    const weapons = [{ name: 'gun', firepower: 2, range: 36, arc: 'A' }];
    const f = (o: string) => ({
      red: { r: tank([10, 10], 900, { firepower: 0, weapons }, { order: o }) },
      blue: { b: { at: [10, 20] as const } },
    });
    expect(asks(f('fullPower'), 'canShoot', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({
      silencedBy: 'WP-VEHICLE-09',
    });
    for (const o of ['manoeuvre', 'pivot'])
      expect(asks(f(o), 'toHit', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ value: 5 });
    expect(asks(f('halt'), 'toHit', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ value: 4 });
  });

  it('[WP-VEHICLE-13] [WP-VEHICLE-15] [WP-VEHICLE-16] [WP-VEHICLE-17] [WP-VEHICLE-18] [WP-VEHICLE-19] [WP-G-11] [WP-G-32] a collision: a die of hits for each, wounds on the active one first; both are tested', () => {
    const s = play({
      red: { r: tank([10, 10], 900, { specials: ['crushingStrength(1)'], defence: 6 }) },
      blue: { b: tank([10, 22], 2700, { defence: 5 }) },
      dice: [2, 3, 6, 5, 4, 4, 3, 1, 2, 1, 2],
    });
    order(s, 'fullPower').answer('drive', drive('r', { go: 16 }));
    expect(s.of('collided')).toHaveLength(1);
    expect(s.state.units['r']).toMatchObject({ damage: 1 });
    expect(s.state.units['b']).toMatchObject({ damage: 2 });
    expect(spot(s, 'r')!.y).toBeLessThan(inches(17.5));
    s.answer('moveUnit', null).answer('testUnit', 'r');
    expect(s.of('tested').map((e) => e.unit)).toEqual(['r', 'b']);
  });

  it('[WP-G-22] vehicles in contact do not shoot and do not ram again before they have moved apart', () => {
    const f = {
      red: { r: tank([10, 10], 900, { weapons: [{ name: 'g', firepower: 1, range: 36 }] }) },
      blue: { b: tank([10, 14.5], 2700) },
    };
    expect(asks(f, 'canShoot', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ silencedBy: 'WP-SHOOT-04' });
    const s = order(play(f), 'fullPower');
    expect(s.refused('drive', drive('r', { go: 3 })).rule).toBe('WP-G-22');
  });

  it('[WP-G-22] at full power a vehicle leaves another that it touches, straight away from it or along its side', () => {
    const away = order(play({ red: { r: tank([10, 20]) }, blue: { b: tank([10, 15.5]) } }), 'fullPower');
    expect(away.refused('drive', drive('r', { go: 0.5 })).rule).toBe('WP-G-03');
    away.answer('drive', drive('r', { go: 10 }));
    expect(spot(away, 'r')!.y).toBe(inches(30));
    const along = order(play({ red: { r: tank([10, 20]) }, blue: { b: tank([13, 20]) } }), 'fullPower');
    expect(along.refused('drive', drive('r', { go: 2 })).rule).toBe('WP-MOVE-08');
    along.answer('drive', drive('r', { go: 10 }));
    expect(spot(along, 'r')!.y).toBe(inches(30));
    expect([...away.of('collided'), ...along.of('collided')]).toEqual([]);
  });

  it('[WP-G-22] after a collision either of the two gets away in its own turn, whatever the angle', () => {
    for (const facing of [900, 905, 937, 1034, 1201, 1333, 1350, 1499]) {
      const angle = (facing * Math.PI) / 1800;
      const s = play({
        red: { r: tank([36 - 12 * Math.cos(angle), 24 - 12 * Math.sin(angle)], facing) },
        blue: { b: tank([36, 24], facing) },
        dice: [1, 1, 1, 1],
      });
      order(s, 'fullPower').answer('drive', drive('r', { go: 16 }));
      expect(s.of('collided'), `facing ${facing}`).toHaveLength(1);
      s.answer('moveUnit', null);
      while (s.asked[0]?.endsWith('shootUnit')) s.answer('shootUnit', null);
      s.answer('moveUnit', 'b')
        .answer('order', 'fullPower')
        .answer('drive', drive('b', { go: 8 }));
      expect(s.of('collided'), `facing ${facing}`).toHaveLength(1);
      expect(s.state.units['b']!.travelled, `facing ${facing}`).toBe(inches(8));
    }
  });

  it('[WP-G-22] who comes back to the one it left rams it only after an inch of way', () => {
    const agile = { specials: ['agile'] };
    const s = order(
      play({ red: { r: tank([10, 20], 900, agile) }, blue: { b: tank([10, 15.5]) }, dice: [1, 1, 1, 1] }),
      'fullPower',
    );
    expect(s.refused('drive', drive('r', { go: 0.48 }, { turn: 180 }, { go: 3 })).rule).toBe('WP-G-22');
    s.answer('drive', drive('r', { go: 3 }, { turn: 180 }, { go: 8 }));
    expect(s.of('collided')).toHaveLength(1);
    expect(spot(s, 'r')!.y).toBeLessThan(inches(20.1));
  });

  it('[WP-VEHICLE-13] [WP-TERRAIN-07] nobody comes to stand on an obstacle by ramming either', () => {
    const ram = (y: number) => {
      const wall = { kind: 'obstacle', from: [5, y], to: [15, y + 0.2] } as const;
      return order(play({ red: { r: tank([10, 8]) }, blue: { b: tank([10, 20], 0) }, ground: { wall } }), 'fullPower');
    };
    // The hull comes to lie from 14 to 18.5.
    expect(ram(17).refused('drive', drive('r', { go: 14 })).rule).toBe('WP-TERRAIN-07');
    const s = ram(13).moreDice(2, 1, 1, 1, 1);
    s.answer('drive', drive('r', { go: 14 }));
    expect(s.of('collided')).toHaveLength(1);
  });

  it('[WP-VEHICLE-14] [WP-VEHICLE-21] [WP-VEHICLE-24] [WP-VEHICLE-25] an overrun: D6 hits on every enemy unit driven over, tested at the end of the phase', () => {
    const s = play({
      red: { r: tank([10, 8]) },
      blue: { b: hero([10, 14], { defence: 4 }) },
      dice: [3, 4, 4, 1, 1, 2],
    });
    order(s, 'fullPower');
    expect(s.refused('drive', drive('r', { go: 8 })).rule).toBe('WP-VEHICLE-21');
    s.answer('drive', drive('r', { go: 12 }));
    expect(s.of('overran')).toHaveLength(1);
    expect(s.state.units['b']!.damage).toBe(2);
    s.answer('moveUnit', null);
    expect(s.of('tested')[0]).toMatchObject({ unit: 'b' });
  });

  it('[WP-VEHICLE-22] a vehicle that would end on the unit rolls on to an inch behind it', () => {
    const s = play({ red: { r: tank([10, 8], 900, { move: 4 }) }, blue: { b: hero([10, 15]) }, dice: [1, 1] });
    order(s, 'fullPower').answer('drive', drive('r', { go: 8 }));
    expect(s.of('drove').some((e) => e.rules.includes('WP-VEHICLE-22'))).toBe(true);
    expect(spot(s, 'r')!.y).toBeGreaterThanOrEqual(inches(15 + 0.75 + 1 + 2.25) - 3);
    expect(s.state.units['r']!.travelled).toBeGreaterThan(inches(8));
  });

  it('[WP-VEHICLE-23] [WP-G-23] if it cannot, the models make room', () => {
    const s = play({
      red: { r: tank([10, 8], 900, { move: 4 }), f: tank([10, 21], 0) },
      blue: { b: hero([10, 15]) },
      dice: [1, 1],
    });
    order(s, 'fullPower').answer('drive', drive('r', { go: 8 }));
    expect(s.request('makeRoom').by).toBe('red');
    expect(s.refused('makeRoom', []).rule).toBe('WP-VEHICLE-23');
    propose(s, 'makeRoom');
    expect(s.of('pushed')).toHaveLength(1);
  });

  it('[WP-VEHICLE-21] [WP-VEHICLE-23] [WP-G-44] who stands where nobody can get past is run over all the same and makes room', () => {
    const behind = (more: object, at: readonly [number, number] = [10, 46]) =>
      order(
        play({ red: { r: tank([10, at[1] - 8]) }, blue: { b: hero(at), e: hero([60, 40]) }, ...more }),
        'fullPower',
      );
    const crushed = (s: ReturnType<typeof play>, go: number) => {
      s.moreDice(1, 1).answer('drive', drive('r', { go }));
      expect(s.of('overran').map((e) => e.over)).toEqual(['b']);
      propose(s, 'makeRoom');
      expect(s.of('pushed').map((e) => e.unit)).toEqual(['b']);
    };
    // The table ends two inches behind its middle, though the vehicle could go on for sixteen.
    expect(behind({}).refused('drive', drive('r', { go: 16 })).rule).toBe('WP-G-44');
    crushed(behind({}), 7.75);
    crushed(behind({ ground: { house: { kind: 'blocking', from: [5, 32], to: [15, 36] } } }, [10, 30]), 7.5);
    // Room behind it must be used.
    expect(behind({}, [10, 30]).refused('drive', drive('r', { go: 7.5 })).rule).toBe('WP-VEHICLE-21');
    const wall = { ground: { wall: { kind: 'obstacle', from: [5, 47.8], to: [15, 48] } } };
    expect(behind(wall).refused('drive', drive('r', { go: 7.75 })).rule).toBe('WP-TERRAIN-07');
  });

  it('[WP-VEHICLE-22] [WP-VEHICLE-24] [WP-G-23] a unit that lies on the extension is run over as well, after the first', () => {
    const s = play({
      red: { r: tank([10, 8], 900, { move: 4 }) },
      blue: { b: hero([10, 15], { defence: 4 }), e: hero([10, 19.5], { defence: 4 }), f: hero([40, 40]) },
      dice: [1, 4, 2, 4, 3],
    });
    order(s, 'fullPower').answer('drive', drive('r', { go: 8 }));
    expect(s.of('overran').map((e) => e.over)).toEqual(['b', 'e']);
    expect([s.state.units['b']!.damage, s.state.units['e']!.damage]).toEqual([1, 1]);
    expect(spot(s, 'r')!.y).toBeGreaterThanOrEqual(inches(19.5 + 0.75 + 1 + 2.25) - 3);
    expect(spot(s, 'r')!.y).toBeLessThan(inches(19.5 + 0.75 + 1.1 + 2.25));
  });

  it('[WP-G-23] who fights with friends of the vehicle is not run over', () => {
    const field = (friend: readonly [number, number]) =>
      order(play({ red: { r: tank([10, 8]), f: hero(friend) }, blue: { b: hero([11.9, 14]) } }), 'fullPower');
    expect(field([13.4, 14]).refused('drive', drive('r', { go: 14 }))).toMatchObject({
      code: 'throughUnit',
      rule: 'WP-G-23',
      args: { unit: 'b' },
    });
    const free = field([40, 14]).moreDice(1, 1);
    free.answer('drive', drive('r', { go: 14 }));
    expect(free.of('overran')).toHaveLength(1);
  });

  it('[WP-VEHICLE-14] [WP-G-23] a wall that a vehicle rolls for does not save those who stand behind it', () => {
    const s = play({
      red: { r: tank([10, 8]) },
      blue: { b: hero([10, 15.15]) },
      ground: { wall: { kind: 'obstacle', from: [5, 14], to: [15, 14.4] } },
      dice: [2, 1, 1],
    });
    order(s, 'fullPower').answer('drive', drive('r', { go: 16 }));
    expect(s.of('overran')).toHaveLength(1);
  });

  it('[WP-VEHICLE-23] [WP-G-23] an enemy vehicle bars the extension: no second collision, the models make room', () => {
    const s = play({
      red: { r: tank([10, 8], 900, { move: 4 }) },
      blue: { b: hero([10, 15]), e: tank([10, 20.8], 0) },
      dice: [1, 1],
    });
    order(s, 'fullPower').answer('drive', drive('r', { go: 8 }));
    expect(s.of('collided')).toEqual([]);
    expect(s.request('makeRoom').rule).toBe('WP-VEHICLE-23');
    expect(spot(s, 'r')!.y).toBe(inches(16));
  });

  it('[WP-VEHICLE-13] [WP-G-22] a collision foreseen behind an overrun takes place, by however little', () => {
    const agile = { specials: ['agile'], move: 12 };
    for (let facing = 771; facing < 1030; facing += 13) {
      const s = order(
        play({ red: { r: tank([30, 10], facing, agile) }, blue: { b: hero([30, 15]), e: tank([30, 24], 0) } }),
        'fullPower',
      );
      const plan = (distance: number, by: number) => [
        {
          mover: 'r.0',
          legs: [
            { leg: 'go', distance },
            { leg: 'turn', by },
          ],
        },
      ];
      // What comes after a collision is not looked at: the shortest way on which a nonsensical turn does not matter.
      const { id } = s.battle.pending[0]!;
      let short = inches(4);
      for (let long = inches(20); long - short > 1; ) {
        const middle = Math.floor((short + long) / 2);
        if (s.battle.refuse(id, plan(middle, 4000)) === null) long = middle;
        else short = middle;
      }
      s.moreDice(1, 1, 1, 1, 1, 1).answer('drive', plan(short + 1, -900));
      expect(s.of('overran'), `facing ${facing}`).toHaveLength(1);
      expect(s.of('collided'), `facing ${facing}`).toHaveLength(1);
    }
  });

  it('[WP-VEHICLE-22] [WP-VEHICLE-27] [WP-VEHICLE-28] rough ground on the extension is rolled for', () => {
    const field = (kind: 'difficult' | 'obstacle') => {
      const s = play({
        red: { r: tank([10, 8], 900, { move: 4 }) },
        blue: { b: hero([10, 15]) },
        ground: { rough: { kind, from: [5, 18.5], to: [15, kind === 'difficult' ? 30 : 18.7] } },
        dice: [1, 1, 1],
      });
      order(s, 'fullPower').answer('drive', drive('r', { go: 8 }));
      expect(s.state.units['r']!.immobilised).toBe(true);
      return s;
    };
    const caught = field('obstacle');
    expect(Math.abs(spot(caught, 'r')!.y - inches(18.5 - 2.25))).toBeLessThan(5);
    expect(caught.request('makeRoom').args).toMatchObject({ unit: 'b' });
    expect(spot(field('difficult'), 'r')!.y).toBeGreaterThanOrEqual(inches(15 + 0.75 + 1 + 2.25) - 3);
  });

  it('[WP-VEHICLE-26] [WP-VEHICLE-27] [WP-VEHICLE-28] [WP-VEHICLE-29] terrain: not slowed, but at full power a 1 on entering rough ground is the end of moving', () => {
    const ground = {
      wood: { kind: 'difficult', from: [5, 14], to: [15, 22] },
      house: { kind: 'blocking', from: [25, 12], to: [35, 16] },
    } as const;
    const s = play({ red: { r: tank([10, 10]) }, blue: { b: hero([60, 40]) }, ground, dice: [1] });
    order(s, 'fullPower').answer('drive', drive('r', { go: 16 }));
    expect(s.state.units['r']!.immobilised).toBe(true);
    expect(spot(s, 'r')!.y).toBeGreaterThanOrEqual(inches(16.25));
    expect(spot(s, 'r')!.y).toBeLessThan(inches(17));
    expect(asks({ red: { r: tank([10, 10], 900, {}, { immobilised: true }) } }, 'orders', { unit: 'r' })).toEqual([
      'halt',
    ]);
    const t = order(play({ red: { r: tank([10, 10]) }, blue: { b: hero([60, 40]) }, ground }), 'manoeuvre');
    t.answer('drive', drive('r', { go: 8 }));
    const u = order(play({ red: { r: tank([30, 8]) }, blue: { b: hero([60, 40]) }, ground }), 'manoeuvre');
    expect(u.refused('drive', drive('r', { go: 8 })).rule).toBe('WP-VEHICLE-26');
    const w = play({
      red: { r: tank([10, 10]) },
      blue: { b: hero([60, 40]) },
      ground: { wall: { kind: 'obstacle', from: [5, 16], to: [15, 16.5] } },
      dice: [1],
    });
    order(w, 'fullPower').answer('drive', drive('r', { go: 16 }));
    expect(Math.abs(spot(w, 'r')!.y - inches(13.75))).toBeLessThan(5);
  });

  describe('stuck', () => {
    const wood = (from: readonly [number, number], to: readonly [number, number]) =>
      ({ wood: { kind: 'difficult', from, to } }) as const;

    it('[WP-VEHICLE-28] [WP-G-23] who is stuck in an occupied wood drives all the way into it: those reached are hit and make room', () => {
      const s = play({
        red: { r: tank([10, 8]) },
        blue: { b: hero([10, 17], { defence: 4 }), f: hero([10, 21], { defence: 4 }) },
        ground: wood([5, 14], [15, 26]),
        dice: [1, 1, 4],
      });
      order(s, 'fullPower').answer('drive', drive('r', { go: 16 }));
      expect(s.of('overran').map((e) => e.over)).toEqual(['b']);
      expect([s.state.units['b']!.damage, s.state.units['f']!.damage]).toEqual([1, 0]);
      expect(s.state.units['r']!.immobilised).toBe(true);
      expect(spot(s, 'r')!.y).toBeGreaterThanOrEqual(inches(16.25));
      expect(spot(s, 'r')!.y).toBeLessThan(inches(16.4));
      propose(s, 'makeRoom');
      expect(s.of('pushed').map((e) => e.unit)).toEqual(['b']);
    });

    it('[WP-VEHICLE-28] [WP-VEHICLE-24] those on the way into the wood are hit, too', () => {
      const s = play({
        red: { r: tank([10, 8]) },
        blue: { b: hero([10, 13.2]) },
        ground: wood([5, 11], [15, 30]),
        dice: [1, 1, 1],
      });
      order(s, 'fullPower').answer('drive', drive('r', { go: 16 }));
      expect(s.of('overran')).toHaveLength(1);
      propose(s, 'makeRoom');
    });

    it('[WP-VEHICLE-28] without room to be all inside it goes as deep as its way leads', () => {
      const stuck = (go: number, from: readonly [number, number], to: readonly [number, number]) => {
        const s = play({ red: { r: tank([10, 8]) }, blue: { b: hero([60, 40]) }, ground: wood(from, to), dice: [1] });
        order(s, 'fullPower').answer('drive', drive('r', { go }));
        expect(s.state.units['r']!.immobilised).toBe(true);
        return spot(s, 'r')!.y;
      };
      expect(stuck(8, [5, 14], [15, 26])).toBe(inches(16));
      // The wood is not as long as the hull: as soon as all of it is under the hull.
      expect(Math.abs(stuck(16, [8, 14], [12, 17]) - inches(14.75))).toBeLessThan(inches(0.11));
    });

    it('[WP-VEHICLE-28] but it does not come to stand on a wall', () => {
      const wall = { kind: 'obstacle', from: [5, 18], to: [15, 18.2] } as const;
      const s = play({
        red: { r: tank([10, 8]) },
        blue: { b: hero([60, 40]) },
        ground: { ...wood([5, 14], [15, 30]), wall },
        dice: [1, 2],
      });
      order(s, 'fullPower').answer('drive', drive('r', { go: 16 }));
      expect(spot(s, 'r')!.y).toBeGreaterThanOrEqual(inches(18.2 + 2.25));
      expect(s.of('immobilised')).toHaveLength(1);
    });

    it('[WP-VEHICLE-27] [WP-G-53] [WP-SPECIAL-50] who turns into rough ground at full power rolls for it', () => {
      const agile = { specials: ['agile'] };
      const field = (ground: Parameters<typeof play>[0]['ground'], what: string, ...dice: number[]) =>
        order(
          play({ red: { r: tank([10, 10], 900, agile) }, blue: { b: hero([60, 40]) }, ground: ground!, dice }),
          what,
        );
      const trees = wood([11.6, 0], [30, 20]);
      const wall = { wall: { kind: 'obstacle', from: [11.6, 0], to: [12, 20] } } as const;
      const way = drive('r', { turn: -90 }, { go: 12 });

      const through = field(trees, 'fullPower', 2).answer('drive', way);
      expect(spot(through, 'r')).toEqual({ x: inches(22), y: inches(10), facing: 0 });

      const stuck = field(trees, 'fullPower', 1).answer('drive', way);
      expect(stuck.state.units['r']!.immobilised).toBe(true);
      expect(spot(stuck, 'r')!.facing).toBe(0);
      expect(spot(stuck, 'r')!.x).toBeGreaterThanOrEqual(inches(11.6 + 2.25));
      expect(spot(stuck, 'r')!.x).toBeLessThan(inches(11.6 + 2.4));

      const over = field(wall, 'fullPower', 2).answer('drive', way);
      expect(spot(over, 'r')!.x).toBe(inches(22));

      const caught = field(wall, 'fullPower', 1).answer('drive', way);
      expect(caught.state.units['r']!.immobilised).toBe(true);
      expect(spot(caught, 'r')).toMatchObject({ x: inches(10), y: inches(10) });
      expect(spot(caught, 'r')!.facing).toBeGreaterThan(850);

      expect(spot(field(trees, 'manoeuvre').answer('drive', drive('r', { turn: -90 }, { go: 8 })), 'r')!.x).toBe(
        inches(18),
      );
      field(trees, 'pivot').answer('drive', drive('r', { turn: -90 }));
    });
  });
});

describe('vehicles and fire', () => {
  const neededToWound = (...args: Parameters<typeof asks>) => (asks(...args) as { value: number }).value;
  const shoot = (at: readonly [number, number], specials: string[]) =>
    neededToWound(
      { red: { r: { at, profile: { models: 1, specials } } }, blue: { b: tank([30, 24], 900, { defence: 8 }) } },
      'toWound',
      { unit: 'r', target: 'b' },
    );

  it('[WP-VEHICLE-30] [WP-VEHICLE-32] [WP-VEHICLE-33] [WP-VEHICLE-34] piercing +1 against flanks, +2 against the rear, nothing without piercing', () => {
    expect(shoot([30, 40], ['piercing(2)'])).toBe(6);
    expect(shoot([15, 24], ['piercing(2)'])).toBe(5);
    expect(shoot([45, 24], ['piercing(2)'])).toBe(5);
    expect(shoot([30, 8], ['piercing(2)'])).toBe(4);
    expect(shoot([30, 8], [])).toBe(7);
  });

  it('[WP-VEHICLE-31] [WP-VEHICLE-32] a unit of several models hits where most of them stand', () => {
    const need = (...xs: number[]) => {
      const r = {
        models: xs.map((x) => [x, 36] as const),
        profile: { models: xs.length, specials: ['piercing(2)'] },
      };
      return neededToWound({ red: { r }, blue: { b: tank([30, 24], 900, { defence: 8 }) } }, 'toWound', {
        unit: 'r',
        target: 'b',
      });
    };
    // West of 18 inches is the left flank.
    expect([need(16.6, 17.7, 18.8), need(16.6, 18.8, 19.9)]).toEqual([5, 6]);
  });

  it('[WP-G-12] on the line, or with equal numbers, the zone that is better for the vehicle', () => {
    expect(
      asks({ red: { r: { at: [20, 34], profile: { models: 1 } } }, blue: { b: tank([30, 24]) } }, 'zone', {
        unit: 'r',
        target: 'b',
      }),
    ).toMatchObject({ zone: 'front', front: 1 });
    const split = {
      models: [
        [19.6, 34.6],
        [19.4, 33],
      ] as const,
      profile: { models: 2 },
    };
    expect(asks({ red: { r: split }, blue: { b: tank([30, 24]) } }, 'zone', { unit: 'r', target: 'b' })).toMatchObject({
      zone: 'front',
      front: 1,
      left: 1,
    });
  });

  it('[WP-VEHICLE-35] [WP-VEHICLE-36] [WP-HERO-02] [WP-HERO-03] obvious targets: +1 to hit; in cover only if half hidden', () => {
    const f = (target: object, wall: number) => ({
      red: { r: { at: [10, 10] as const, profile: { models: 1 } } },
      blue: { b: target as never },
      ground: { wall: { kind: 'obstacle', from: [0, 16], to: [wall, 16.4] } } as const,
    });
    expect(asks(f(tank([10, 22]), 9), 'toHit', { unit: 'r', target: 'b' })).toMatchObject({ value: 3 });
    expect(asks(f(tank([10, 22]), 10.1), 'toHit', { unit: 'r', target: 'b' })).toMatchObject({ value: 5 });
    expect(asks(f(hero([10, 22]), 9), 'toHit', { unit: 'r', target: 'b' })).toMatchObject({ value: 3 });
    expect(asks(f(hero([10, 22]), 10.1), 'cover', { unit: 'r', target: 'b' })).toMatchObject({
      cover: 'hard',
      rule: 'WP-HERO-03',
      pieces: ['wall'],
    });
  });

  it('[WP-VEHICLE-37] [WP-VEHICLE-38] [WP-VEHICLE-39] every weapon fires for itself, at what lies at least partly in its arc', () => {
    const weapons = [
      { name: 'bow', firepower: 1, range: 36, arc: 'F' },
      { name: 'turret', firepower: 1, range: 36, arc: 'A' },
      { name: 'left', firepower: 1, range: 36, arc: 'L' },
    ];
    const f = {
      red: { r: tank([30, 10], 900, { firepower: 0, weapons }) },
      blue: { ahead: { at: [30, 25] as const }, left: { at: [15, 10] as const } },
    };
    const s = play({ ...f, phase: 'shooting', dice: [1, 1, 1] });
    s.answer('shootUnit', 'r').answer('attack', 'w1').answer('target', 'left');
    expect(optionIds(s, 'attack')).toEqual(['w0', 'w2']);
    s.answer('attack', 'w0').answer('attack', 'w2');
    expect(s.of('shotFired').map((e) => [e.with, e.target])).toEqual([
      ['w1', 'left'],
      ['w0', 'ahead'],
      ['w2', 'left'],
    ]);
  });

  it('[WP-G-04] blocking terrain hides a vehicle from a barrel, and the answer names it', () => {
    const l = {
      red: { r: tank([30, 10], 900, { weapons: [{ name: 'g', firepower: 1, range: 60 }] }) },
      blue: { b: hero([30, 40]) },
      ground: { hall: { kind: 'blocking', from: [20, 20], to: [40, 24] } },
    } as const;
    expect(asks(l, 'sees', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({
      visible: false,
      blockedBy: 'hall',
    });
    expect(look(l).state.terrain['hall']!.blocksSight).toBe(true);
  });
});
