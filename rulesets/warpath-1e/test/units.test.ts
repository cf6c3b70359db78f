import { botAnswer, greedyBot, randomBot } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { describe, expect, it } from 'vitest';
import { inches } from '../src/07-measuring/lengths.ts';
import { ruleset } from '../src/index.ts';
import { asks, begun, bound, drive, optionIds, play, propose, shift, suppressed, unitOf } from './field.ts';

const hero = (at: readonly [number, number], more = {}, with_ = {}) => ({
  at,
  profile: { type: 'hero' as const, ...more },
  with: with_,
});
const rectangle = (x: number, y: number, x2: number, y2: number) =>
  [
    [x, y],
    [x2, y],
    [x2, y2],
    [x, y2],
  ].map(([a, b]) => ({ x: inches(a!), y: inches(b!) }));
const gun = (at: readonly [number, number], more = {}, with_ = {}) => ({
  at,
  profile: { type: 'artillery' as const, move: 4, range: 60, ...more },
  with: with_,
});
const flyer = (more = {}, with_ = {}) => ({
  profile: {
    type: 'flyer' as const,
    morale: [12] as [number],
    firepower: 0,
    weapons: [{ name: 'g', firepower: 2, range: 36, specials: ['piercing(1)'], arc: 'F' }],
    ...more,
  },
  with: with_,
});
const truck = (at: readonly [number, number], more = {}, with_ = {}) => ({
  at,
  profile: { type: 'vehicle' as const, move: 8, capacity: 5, firepower: 0, ...more },
  with: with_,
});

describe('all types', () => {
  const common = (red: Partial<Record<string, object>>, target = hero([10, 40])) => ({
    red: { r: red as never },
    blue: { b: target },
    effects: [suppressed('r')],
  });

  it('[WP-HERO-01] [WP-ARTY-01] [WP-VEHICLE-01] where their own chapters say nothing the normal rules hold: a suppressed one halts and is silent', () => {
    const weapons = [{ name: 'g', firepower: 2, range: 60 }];
    for (const r of [hero([10, 10], { range: 60 }), gun([10, 10]), truck([10, 10], { weapons })]) {
      expect(asks(common(r), 'orders', { unit: 'r' })).toEqual(['halt']);
      const with_ = 'weapons' in r.profile ? { with: 'w0' } : {};
      expect(asks(common(r), 'canShoot', { unit: 'r', target: 'b', ...with_ })).toMatchObject({
        silencedBy: 'WP-MORALE-12',
      });
      expect(asks({ ...common(r), effects: [] }, 'canShoot', { unit: 'r', target: 'b', ...with_ })).toMatchObject({
        may: true,
      });
    }
  });

  it('[WP-FLYER-01] flyers are tested like others when they are damaged', () => {
    const s = play({
      phase: 'shooting',
      red: {},
      blue: { b: { ...flyer({}, { hurt: true, damage: 3 }), at: [30, 30] } },
      dice: [5, 4],
    });
    s.answer('shootUnit', null);
    expect(s.of('tested')[0]).toMatchObject({ unit: 'b', roll: 9, total: 12, result: 'destroyed' });
  });

  it('[WP-FLYER-07] [WP-FLYER-14] a flyer over the table neither charges nor drives into anybody', () => {
    const f = {
      red: { r: { ...flyer({ attacks: 5, move: 20 }), at: [10, 10] as const, facing: 900 } },
      blue: { b: hero([10, 15]), c: truck([10, 22]) },
    };
    expect(asks(f, 'orders', { unit: 'r' })).toEqual(['halt']);
  });
});

describe('artillery', () => {
  it('[WP-UNIT-07] figures of the crew stay within an inch of their gun', () => {
    const f = { red: { r: gun([10, 10], {}, {}), t: truck([30, 10]) }, blue: { b: hero([10, 40]) } };
    const crew = (x: number, y: number, unit = 'r') => asks(f, 'crew', { unit, x: inches(x), y: inches(y) });
    // The gun's base is two inches wide, a figure's one: an inch of room puts its middle 2.5 inches from the gun's.
    expect(crew(12.5, 10)).toEqual({ distance: inches(1), limit: inches(1), may: true });
    expect(crew(12.6, 10)).toMatchObject({ distance: inches(1.1), may: false });
    expect(crew(10, 7.5)).toMatchObject({ may: true });
    expect([crew(12.05, 12.05), crew(12.1, 12.1)]).toMatchObject([{ may: true }, { may: false }]);
    expect(crew(31, 10, 't')).toBeNull();
  });

  it('[WP-ARTY-02] [WP-ARTY-09] only halt and advance; after a melee only advance', () => {
    expect(asks({ red: { r: gun([10, 10]) }, blue: { b: hero([10, 15]) } }, 'orders', { unit: 'r' })).toEqual([
      'halt',
      'advance',
    ]);
    expect(
      asks({ red: { r: gun([10, 10]) }, effects: [bound('r', 'b')], blue: { b: hero([10, 15]) } }, 'orders', {
        unit: 'r',
      }),
    ).toEqual(['advance']);
    expect(unitOf('red', { profile: { type: 'artillery', specials: [] } }).specials.map((x) => x.id)).toEqual([
      'unwieldy',
    ]);
    const s = play({ red: { r: gun([10, 10]) }, blue: { b: hero([60, 40]) } });
    s.answer('moveUnit', 'r')
      .answer('order', 'advance')
      .answer('walk', shift(s, 'r', 0, 4));
  });

  it('[WP-ARTY-03] [WP-G-21] every kind of terrain bars it, decoration as well', () => {
    const s = play({
      red: { r: gun([10, 10]) },
      blue: { b: hero([60, 40]) },
      ground: { bush: { kind: 'decorative', from: [8, 13], to: [12, 15] } },
    });
    s.answer('moveUnit', 'r').answer('order', 'advance');
    expect(s.refused('walk', shift(s, 'r', 0, 3)).rule).toBe('WP-ARTY-03');
    s.answer('walk', []);
  });

  it('[WP-ARTY-04] deployed in difficult terrain it stays there', () => {
    expect(asks({ red: { r: gun([10, 10], {}, { frozen: true }) } }, 'orders', { unit: 'r' })).toEqual(['halt']);
    const s = play({
      red: { r: gun([10, 10], {}, { frozen: true }) },
      blue: { b: hero([60, 40]) },
      effects: [bound('r', 'b')],
    });
    s.answer('moveUnit', 'r');
    expect(s.refused('walk', shift(s, 'r', 0, 1)).rule).toBe('WP-ARTY-04');
  });

  it('[WP-ARTY-04] a gun may be deployed in difficult ground and is frozen there; on an obstacle it may not', () => {
    const setup = {
      scenario: 'demo',
      terrain: {
        wood: { kind: 'difficult', cover: 'soft', shape: rectangle(20, 0, 30, 6) },
        wall: { kind: 'obstacle', cover: 'hard', shape: rectangle(34, 0, 40, 6) },
      },
    } as never;
    const s = begun({ setup });
    s.answer('deploy', 'fathers3');
    const at = (x: number) => [{ piece: 'fathers3.0', pose: { x: inches(x), y: inches(2), facing: 900 } }];
    expect(s.refused('deployPlace', at(36))).toMatchObject({ code: 'onTerrain', rule: 'WP-ARTY-03' });
    s.answer('deployPlace', at(25));
    expect(s.state.units['fathers3']!.frozen).toBe(true);
    expect(s.question('orders', { unit: 'fathers3' })).toEqual(['halt']);
  });

  it('[WP-ARTY-05] [WP-ARTY-06] [WP-ARTY-07] it fires only after a halt, turned to its target', () => {
    const f = (order: string) => ({ red: { r: gun([10, 10], {}, { order }) }, blue: { b: hero([30, 30]) } });
    expect(asks(f('advance'), 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({ may: false });
    const s = play({ ...f('halt'), phase: 'shooting', dice: [1, 1, 1, 1, 1] });
    s.answer('shootUnit', 'r').answer('attack', 'own').answer('target', 'b');
    expect(s.of('aimed')[0]).toMatchObject({ unit: 'r', facing: 450 });
    expect(s.state.units['r']!.travelled).toBe(0);
  });
});

describe('heroes and monsters', () => {
  it('[WP-HERO-04] they receive the normal orders, and follow-on binds them', () => {
    const f = { red: { r: hero([10, 10]) }, blue: { b: hero([10, 15]) } };
    expect(asks(f, 'orders', { unit: 'r' })).toEqual(['halt', 'advance', 'doubleTime', 'charge']);
    expect(asks({ ...f, effects: [bound('r', 'b')] }, 'orders', { unit: 'r' })).toEqual(['doubleTime', 'charge']);
  });
});

describe('flyers', () => {
  const start = (turn: number, with_ = {}, more = {}) =>
    play({
      phase: 'start',
      red: { r: flyer({}, { where: { at: 'sky' }, ...with_ }), q: { at: [10, 10] }, ...more },
      blue: { b: { at: [40, 40] } },
      ground: { bush: { kind: 'decorative', from: [20, 20], to: [24, 24] } },
      state: { turn },
    });
  const put = (x: number, y: number) => [{ piece: 'r.0', pose: { x: inches(x), y: inches(y), facing: 900 } }];

  it('[WP-FLYER-03] [WP-FLYER-04] [WP-G-13] placed at the start of the second own turn, on no unit and no terrain; it has then used its order', () => {
    expect(start(1).asked).toEqual(['red:moveUnit']);
    const s = start(3);
    expect(s.refused('flyIn', []).rule).toBe('WP-FLYER-03');
    expect(s.refused('flyIn', put(22, 22)).rule).toBe('WP-FLYER-04');
    expect(s.refused('flyIn', put(10, 10)).rule).toBe('WP-PASS-02');
    s.answer('flyIn', put(30, 30));
    expect(s.state.units['r']).toMatchObject({ order: 'manoeuvre', flew: 2 });
    expect(optionIds(s, 'moveUnit')).toEqual(['q']);
  });

  it('[WP-FLYER-05] [WP-FLYER-06] it leaves at the start of the next own turn and may come back the turn after', () => {
    const s = play({
      phase: 'start',
      red: { r: { ...flyer({}, { flew: 2 }), at: [30, 30] }, q: { at: [10, 10] } },
      blue: { b: { at: [40, 40] } },
      state: { turn: 5 },
    });
    expect(s.state.units['r']!.where.at).toBe('sky');
    expect(s.asked).toEqual(['red:moveUnit']);
    const t = start(7, { flew: 2 });
    t.answer('flyIn', []);
    expect(t.asked).toEqual(['red:moveUnit']);
  });

  it('[WP-FLYER-08] [WP-FLYER-09] [WP-FLYER-10] [WP-SPECIAL-06] [WP-G-35] shot at: 18 inches farther, never in cover, always seen; dakka-dakka reaches after a halt', () => {
    const f = (specials: string[], order = 'halt') => ({
      red: { r: { at: [10, 10] as const, profile: { models: 1, specials }, with: { order: order as never } } },
      blue: { b: { ...flyer(), at: [10, 20] as const } },
      ground: { hall: { kind: 'blocking', from: [5, 14], to: [15, 16] } } as const,
    });
    expect(asks(f([]), 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({
      may: false,
      distance: inches(8.25 + 18),
    });
    expect(asks(f(['dakkaDakka']), 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({
      may: true,
      distance: inches(8.25),
    });
    expect(asks(f(['dakkaDakka'], 'advance'), 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({ may: false });
    expect(asks(f([]), 'sees', { unit: 'r', target: 'b' })).toMatchObject({ visible: true });
    expect(asks(f(['dakkaDakka']), 'cover', { unit: 'r', target: 'b' })).toMatchObject({
      cover: 'none',
      rule: 'WP-FLYER-09',
    });
    expect(asks(f(['dakkaDakka']), 'toHit', { unit: 'r', target: 'b' })).toMatchObject({ value: 4 });
    // Half of the range is less than the height and the way to it.
    const far = { ...f([]), red: { r: { at: [10, 10] as const, profile: { models: 1, range: 48 } } } };
    expect(asks(far, 'toHit', { unit: 'r', target: 'b' })).toMatchObject({ value: 5 });
  });

  it('[WP-FLYER-11] [WP-FLYER-12] [WP-FLYER-13] its weapons have arcs, never suffer for moving, and hit flanks', () => {
    const f = {
      red: { r: { ...flyer(), at: [30, 10] as const, with: { order: 'manoeuvre' as const } } },
      blue: { b: truck([30, 25], { defence: 8 }, {}), c: hero([30, 2]) },
    };
    expect(asks(f, 'canShoot', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ may: true });
    expect(asks(f, 'canShoot', { unit: 'r', target: 'c', with: 'w0' })).toMatchObject({ may: false });
    expect(asks(f, 'toHit', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ value: 3 });
    expect(asks(f, 'toWound', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ value: 6 });
  });

  it('[WP-FLYER-15] a flyer is not charged', () => {
    expect(
      asks({ red: { r: hero([10, 10]) }, blue: { b: { ...flyer(), at: [10, 15] as const } } }, 'chargeTargets', {
        unit: 'r',
      }),
    ).toEqual([]);
  });
});

describe('transports', () => {
  it('[WP-TRANSPORT-01] [WP-TRANSPORT-12] [WP-SPECIAL-18] [WP-TRANSPORT-03] [WP-TRANSPORT-04] [WP-G-26] a unit boards a halted transport within an inch, if there is room', () => {
    const s = play({
      red: {
        t: truck([20, 20]),
        r: { at: [20, 13], profile: { models: 5 } },
        big: { at: [30, 20], profile: { models: 10 } },
        i: hero([15, 20], { specials: ['individual'] }),
        h: hero([24, 12]),
      },
      blue: { b: hero([60, 40]) },
    });
    s.answer('moveUnit', 'r').answer('order', 'halt');
    s.answer('moveUnit', 't').answer('order', 'halt');
    s.answer('moveUnit', 'i')
      .answer('order', 'advance')
      .answer('walk', shift(s, 'i', 2.2, 0));
    expect(s.state.units['i']!.where).toEqual({ at: 'aboard', of: 't' });
    s.answer('moveUnit', 'h').answer('order', 'advance');
    expect(s.refused('walk', shift(s, 'h', -2.5, 4.3)).rule).toBe('WP-G-03');
    s.answer('walk', []);
    s.answer('moveUnit', 'big').answer('order', 'advance').answer('walk', []);
    expect(s.of('boarded')).toHaveLength(1);
  });

  it('[WP-G-26] [WP-MOVE-08] who embarks need not keep an inch from anybody, but touches no enemy', () => {
    const field = (order: 'halt' | 'pivot', foe: readonly [number, number] = [60, 40]) => {
      const s = play({
        red: { t: truck([20, 20], {}, { order }), r: { at: [16, 13], columns: 1 }, f: hero([15.9, 20]) },
        blue: { b: hero(foe) },
      });
      return s.answer('moveUnit', 'r').answer('order', 'advance');
    };
    const boards = (s: ReturnType<typeof play>) => {
      s.answer('walk', shift(s, 'r', 1.5, 4.2));
      expect(s.state.units['r']!.where).toEqual({ at: 'aboard', of: 't' });
    };
    boards(field('halt'));
    boards(field('halt', [17.2, 21.1]));
    const touching = field('halt', [17.5, 20.65]);
    expect(touching.refused('walk', shift(touching, 'r', 1.5, 4.2)).rule).toBe('WP-MOVE-08');
    const stays = field('pivot');
    expect(stays.refused('walk', shift(stays, 'r', 1.5, 4.2)).rule).toBe('WP-G-03');
  });

  it('[WP-TRANSPORT-03] who stood closer than an inch already and stays there need not board', () => {
    const s = play({
      red: { t: truck([20, 20], {}, { order: 'halt' }), r: { at: [17.6, 20], columns: 1 } },
      blue: { b: hero([60, 40]) },
    });
    s.answer('moveUnit', 'r').answer('order', 'advance').answer('walk', []).answer('board', null);
    expect(s.state.units['r']!.where.at).toBe('table');
  });

  it('[WP-TRANSPORT-05] [WP-TRANSPORT-06] passengers do not exist for the game and take no damage', () => {
    const f = {
      red: { r: { at: [10, 10] as const } },
      blue: { t: truck([10, 20]), p: { with: { where: { at: 'aboard' as const, of: 't' } } } },
    };
    expect(asks(f, 'canShoot', { unit: 'r', target: 'p' })).toMatchObject({ may: false, barredBy: 'WP-TRANSPORT-06' });
    expect(asks(f, 'canShoot', { unit: 'p', target: 'r' })).toMatchObject({ silencedBy: 'WP-TRANSPORT-05' });
    const s = play({
      ...f,
      phase: 'shooting',
      red: { ...f.red, k: truck([30, 10]), x: { with: { where: { at: 'aboard', of: 'k' } } } },
    });
    expect(optionIds(s, 'shootUnit')).toEqual(['r']);
  });

  it('[WP-TRANSPORT-03] who would board a transport before its halt is told what is missing', () => {
    const s = play({ red: { t: truck([20, 20]), p: { at: [20, 13] } }, blue: { b: hero([60, 40]) } });
    s.answer('moveUnit', 'p').answer('order', 'advance');
    for (const far of [4, 5])
      expect(s.refused('walk', shift(s, 'p', 0, far))).toMatchObject({ code: 'notHalted', rule: 'WP-TRANSPORT-03' });
  });

  it('[WP-TRANSPORT-09] [WP-TRANSPORT-10] [WP-TRANSPORT-11] [WP-G-14] leaving after halt, pivot or manoeuvre: the leader an inch away, then an advance', () => {
    const field = (order: string) =>
      play({
        red: { t: truck([20, 20], {}, { order }), p: { with: { where: { at: 'aboard', of: 't' } } } },
        blue: { b: hero([60, 40]) },
      });
    expect(optionIds(field('fullPower'), 'moveUnit')).toEqual([]);
    const s = field('manoeuvre');
    s.answer('moveUnit', 'p');
    const far = Array.from({ length: 5 }, (_, i) => ({
      piece: `p.${i}`,
      pose: { x: inches(30 + i * 1.1), y: inches(20), facing: 0 },
    }));
    expect(s.refused('disembark', far).rule).toBe('WP-TRANSPORT-10');
    propose(s, 'disembark');
    expect(s.asked).toEqual(['red:walk']);
    expect(s.state.units['p']).toMatchObject({ order: 'advance', cameFrom: 't' });
  });

  it.each([0, 250, 900])(
    '[WP-TRANSPORT-10] ten leave a transport that faces %i: the leader beside it, on the side that was clicked',
    (facing) => {
      const s = play({
        red: {
          t: { ...truck([20, 20], { capacity: 10 }, { order: 'halt' }), facing },
          p: { profile: { models: 10 }, with: { where: { at: 'aboard', of: 't' } } },
        },
        blue: { b: hero([60, 40]) },
      });
      s.answer('moveUnit', 'p');
      const at = { x: inches(25), y: inches(20) };
      const put = ruleset.fromGesture!(
        s.battle.lookAs('red'),
        s.request('disembark'),
        { gesture: 'pick', at, turn: 0 },
        null,
      );
      s.answer('disembark', put);
      expect(s.asked).toEqual(['red:walk']);
      const { where } = s.state.units['p']!;
      expect(where.at === 'table' && where.models.every((m) => m.x > inches(20))).toBe(true);
    },
  );

  it('[WP-SPECIAL-48] after leaving an open transport also charge or double time', () => {
    const s = play({
      red: {
        t: truck([20, 20], { specials: ['openTopped'] }, { order: 'halt' }),
        p: { with: { where: { at: 'aboard', of: 't' } } },
      },
      blue: { b: hero([60, 40]) },
    });
    s.answer('moveUnit', 'p');
    propose(s, 'disembark');
    expect(optionIds(s, 'order')).toEqual(['advance', 'doubleTime']);
  });

  it('[WP-SPECIAL-44] [WP-SPECIAL-45] [WP-SPECIAL-46] [WP-SPECIAL-47] [WP-G-37] passengers fire from an open transport, from its middle, and move with it', () => {
    const f = (order: string) => ({
      red: {
        t: truck([20, 20], { specials: ['openTopped'] }, { order }),
        p: { with: { where: { at: 'aboard' as const, of: 't' } } },
      },
      blue: { b: { models: [[20, 32]] as const, profile: { models: 1 } } },
    });
    expect(asks(f('halt'), 'canShoot', { unit: 'p', target: 'b' })).toMatchObject({ may: true, distance: inches(11) });
    expect(asks(f('halt'), 'toHit', { unit: 'p', target: 'b' })).toMatchObject({ value: 4 });
    for (const o of ['manoeuvre', 'pivot'])
      expect(asks(f(o), 'toHit', { unit: 'p', target: 'b' })).toMatchObject({ value: 5 });
    expect(asks(f('fullPower'), 'canShoot', { unit: 'p', target: 'b' })).toMatchObject({ may: false });
  });

  it('[WP-SPECIAL-46] [WP-SPECIAL-47] [WP-SHOOT-02] those on the back of a monster fire as it moved: not after its double time or charge', () => {
    const after = (order: string) => {
      const f = {
        red: {
          t: truck([20, 20], { type: 'monster', specials: ['openTopped'] }, { order }),
          p: { with: { where: { at: 'aboard' as const, of: 't' } } },
        },
        blue: { b: { models: [[20, 32]] as const, profile: { models: 1 } } },
      };
      const { silencedBy } = asks(f, 'canShoot', { unit: 'p', target: 'b' }) as { silencedBy: string | null };
      return silencedBy ?? (asks(f, 'toHit', { unit: 'p', target: 'b' }) as { value: number }).value;
    };
    expect(['halt', 'advance', 'doubleTime', 'charge'].map(after)).toEqual([4, 5, 'WP-SHOOT-02', 'WP-SHOOT-02']);
  });

  it('[WP-TRANSPORT-07] [WP-TRANSPORT-08] passengers of a destroyed transport stand where it stood and take D6 hits with piercing (1)', () => {
    const s = play({
      phase: 'shooting',
      red: { r: { at: [50, 40] } },
      blue: { t: truck([20, 20], {}, { hurt: true, damage: 5 }), p: { with: { where: { at: 'aboard', of: 't' } } } },
      dice: [6, 5, 3, 3, 3, 2, 1, 2],
    });
    s.answer('shootUnit', null);
    propose(s, 'wreck');
    expect(s.of('destroyed').map((e) => e.unit)).toEqual(['t']);
    expect(s.of('thrownOut')).toHaveLength(1);
    expect(s.state.units['p']).toMatchObject({ damage: 2, where: { at: 'table' } });
    expect(s.of('tested').map((e) => e.unit)).toEqual(['t', 'p']);
  });

  it('[WP-TRANSPORT-08] [WP-SPECIAL-18] a vehicle that rode along is hit from no side: the wreck pierces by 1, whatever it shows', () => {
    const s = play({
      phase: 'shooting',
      red: { r: { at: [50, 40] } },
      blue: {
        t: truck([20, 20], {}, { hurt: true, damage: 5 }),
        p: {
          profile: { type: 'vehicle', defence: 5, specials: ['individual'] },
          with: { where: { at: 'aboard', of: 't' } },
        },
      },
      dice: [6, 5, 3, 3, 3, 4, 1, 2],
    });
    s.answer('shootUnit', null);
    propose(s, 'wreck');
    expect(s.state.units['p']).toMatchObject({ damage: 1, where: { at: 'table' } });
  });

  it('[WP-ARTY-06] [WP-SPECIAL-44] [WP-SPECIAL-45] a gun in an open transport turns and fires from its middle', () => {
    const s = play({
      phase: 'shooting',
      red: {
        t: truck([20, 20], { specials: ['openTopped'] }, { order: 'halt' }),
        p: {
          profile: { type: 'artillery', range: 24, specials: ['individual'] },
          with: { where: { at: 'aboard', of: 't' } },
        },
      },
      blue: { b: hero([30, 30]) },
      dice: [1, 1, 1, 1, 1],
    });
    s.answer('shootUnit', 'p').answer('attack', 'own');
    expect(s.of('aimed').map((e) => e.facing)).toEqual([450]);
    expect(s.of('shotFired')).toHaveLength(1);
  });

  it('[WP-TRANSPORT-11] [WP-SPECIAL-48] guns and vehicles that leave a transport advance as well; out of an open one vehicles may go at full power', () => {
    const orders = (type: 'artillery' | 'vehicle', specials: string[]) => {
      const s = play({
        red: {
          t: truck([20, 20], { specials }, { order: 'halt' }),
          p: { profile: { type, specials: ['individual'] }, with: { where: { at: 'aboard', of: 't' } } },
        },
        blue: { b: hero([60, 40]) },
      });
      s.answer('moveUnit', 'p');
      propose(s, 'disembark');
      return s.asked[0] === 'red:order' ? optionIds(s, 'order') : [s.state.units['p']!.order];
    };
    expect([orders('artillery', []), orders('artillery', ['openTopped'])]).toEqual([['advance'], ['advance']]);
    expect([orders('vehicle', []), orders('vehicle', ['openTopped'])]).toEqual([
      ['manoeuvre'],
      ['manoeuvre', 'fullPower'],
    ]);
  });

  it('[WP-TRANSPORT-01] [WP-SPECIAL-18] one unit of at most the capacity, and an individual besides', () => {
    const boards = (models: number, aboard: object, capacity = 5, specials: string[] = []) => {
      const one = models === 1 ? { type: 'hero' as const, specials } : { models };
      const s = play({
        red: {
          t: truck([20, 20], { capacity }, { order: 'halt' }),
          r: {
            models: Array.from({ length: models }, (_, i) => [15 - 1.1 * i, 20] as const),
            profile: { ...one, move: 5 },
          },
          ...aboard,
        },
        blue: { b: hero([60, 40]) },
      });
      s.answer('moveUnit', 'r').answer('order', 'advance');
      s.answer('walk', shift(s, 'r', models === 1 ? 1.75 : 2, 0));
      return s.asked.includes('red:board');
    };
    const inside = (more: object) => ({ p: { profile: more, with: { where: { at: 'aboard' as const, of: 't' } } } });
    expect([boards(5, {}), boards(5, {}, 4)]).toEqual([true, false]);
    expect(boards(3, inside({ models: 2 }))).toBe(false);
    const single = inside({ type: 'hero', models: 1, specials: ['individual'] });
    expect(boards(3, single)).toBe(true);
    expect(boards(1, inside({ models: 2 }), 5, ['individual'])).toBe(true);
    expect(boards(1, {}, 5)).toBe(false);
    expect(boards(1, single, 5, ['individual'])).toBe(false);
  });

  it('[WP-G-26] who left a transport may board another one this turn, never the same', () => {
    const s = play({
      red: {
        t: truck([20, 20], { specials: ['openTopped'] }, { order: 'halt' }),
        k: truck([30, 20], {}, { order: 'halt' }),
        p: {
          profile: { models: 1, type: 'hero', specials: ['individual'], move: 5 },
          with: { where: { at: 'aboard', of: 't' } },
        },
      },
      blue: { b: hero([60, 40]) },
    });
    s.answer('moveUnit', 'p').answer('disembark', [
      { piece: 'p.0', pose: { x: inches(23.25), y: inches(20), facing: 0 } },
    ]);
    s.answer('order', 'advance');
    expect(s.refused('walk', shift(s, 'p', -0.5, 0)).rule).toBe('WP-G-03');
    s.answer('walk', shift(s, 'p', 4, 0));
    expect(s.state.units['p']!.where).toEqual({ at: 'aboard', of: 'k' });
  });

  it('[WP-G-26] a transport does not ride in another', () => {
    const individual = { type: 'monster' as const, models: 1, specials: ['individual'], capacity: 5, move: 5 };
    const field = (p: object) =>
      play({
        red: {
          t: truck([20, 20], {}, { order: 'halt' }),
          m: { at: [15, 20], profile: individual },
          p: { profile: { models: 2 }, ...p },
        },
        blue: { b: hero([60, 40]) },
      });
    const carrying = field({ with: { where: { at: 'aboard', of: 'm' } } });
    carrying
      .answer('moveUnit', 'm')
      .answer('order', 'advance')
      .answer('walk', shift(carrying, 'm', 1.5, 0));
    expect(carrying.state.units['m']!.where.at).toBe('table');
    expect(carrying.asked).not.toContain('red:board');
    const empty = field({
      models: [
        [15, 10],
        [16.1, 10],
      ],
    });
    empty
      .answer('moveUnit', 'm')
      .answer('order', 'advance')
      .answer('walk', shift(empty, 'm', 1.5, 0))
      .answer('board', 't');
    expect(empty.state.units['m']!.where).toEqual({ at: 'aboard', of: 't' });
  });

  it('[WP-G-26] suppressed passengers stay inside', () => {
    const field = (effects: unknown[]) =>
      play({
        red: { t: truck([20, 20], {}, { order: 'halt' }), rp: { with: { where: { at: 'aboard', of: 't' } } } },
        blue: { b: hero([60, 40]) },
        effects,
      });
    expect(optionIds(field([]), 'moveUnit')).toEqual(['rp']);
    expect(optionIds(field([suppressed('rp')]), 'moveUnit')).toEqual([]);
  });

  it('[WP-G-26] [WP-TRANSPORT-07] passengers of a transport lost in its own turn do not shoot in it', () => {
    const s = play({
      red: {
        t: truck([20, 20], {}, { hurt: true, damage: 8, order: 'fullPower' }),
        p: { with: { where: { at: 'aboard', of: 't' } } },
      },
      blue: { b: hero([20, 35]) },
      dice: [4, 4, 1, 1],
    });
    s.answer('moveUnit', null);
    propose(s, 'wreck');
    expect(s.state.units['p']!.where.at).toBe('table');
    // Their enemy rolls for them, in whosever turn it is.
    expect(s.of('rolled').map((e) => [e.purpose, e.by])).toEqual([
      ['morale', 'red'],
      ['wreckHits', 'blue'],
      ['toWound', 'blue'],
    ]);
    expect(s.question('canShoot', { unit: 'p', target: 'b' })).toMatchObject({ may: false, silencedBy: 'WP-G-26' });
    s.answer('shootUnit', null).answer('moveUnit', null).answer('shootUnit', null);
    expect(s.state.active).toBe('red');
    expect(s.question('canShoot', { unit: 'p', target: 'b' })).toMatchObject({ silencedBy: null });
  });

  it('[WP-G-26] [WP-G-09] damaged passengers are tested at once, before the next unit', () => {
    const s = play({
      phase: 'shooting',
      red: {},
      blue: {
        t: truck([20, 20], {}, { hurt: true, damage: 5 }),
        p: { with: { where: { at: 'aboard', of: 't' } } },
        c: hero([50, 40], {}, { hurt: true, damage: 1 }),
      },
      dice: [6, 5, 1, 6, 1, 2, 1, 2],
    });
    s.answer('shootUnit', null).answer('testUnit', 't');
    propose(s, 'wreck');
    expect(s.of('tested').map((e) => e.unit)).toEqual(['t', 'p', 'c']);
  });

  it('[WP-G-37] who embarked this turn keeps what its own order did to its aim', () => {
    const f = (order: string, carrier = 'halt') => ({
      red: {
        t: truck([20, 20], { specials: ['openTopped'] }, { order: carrier }),
        p: { with: { order: order as never, where: { at: 'aboard' as const, of: 't' } } },
      },
      blue: { b: hero([20, 30]) },
    });
    expect(asks(f('doubleTime'), 'canShoot', { unit: 'p', target: 'b' })).toMatchObject({ silencedBy: 'WP-SHOOT-02' });
    expect(asks(f('advance'), 'toHit', { unit: 'p', target: 'b' })).toMatchObject({ value: 4 });
    expect(asks(f('none'), 'toHit', { unit: 'p', target: 'b' })).toMatchObject({ value: 3 });
    // They fire even if the transport is suppressed, unless they are themselves, and cannot be shot at.
    const g = f('none');
    expect(asks({ ...g, effects: [suppressed('t')] }, 'canShoot', { unit: 'p', target: 'b' })).toMatchObject({
      may: true,
    });
    expect(asks(g, 'canShoot', { unit: 'b', target: 'p' })).toMatchObject({ barredBy: 'WP-TRANSPORT-06' });
  });

  it('[WP-TRANSPORT-03] a regrouping unit does not board', () => {
    const s = play({
      red: { t: truck([20, 20], {}, { order: 'halt' }), r: { models: [[20, 14]], profile: { models: 1 } } },
      blue: { b: hero([60, 40]) },
      phase: 'free',
    });
    s.start('walk', { unit: 'r', why: 'regroup', allowance: inches(6) });
    s.answer('walk', shift(s, 'r', 0, 2.25));
    expect(s.asked).toEqual([]);
  });

  it('a transport takes its passengers along', () => {
    const s = play({
      red: { t: truck([20, 20]), p: { with: { where: { at: 'aboard', of: 't' } } } },
      blue: { b: hero([60, 40]) },
    });
    s.answer('moveUnit', 't')
      .answer('order', 'manoeuvre')
      .answer('drive', drive('t', { go: 8 }));
    expect(s.state.units['p']!.where).toEqual({ at: 'aboard', of: 't' });
  });
});

describe('reinforcements', () => {
  const start = (turn: number, dice: number[], more = {}) =>
    play({
      phase: 'start',
      red: { r: { with: { where: { at: 'reserve' }, ...more } }, q: { at: [50, 10] } },
      blue: { b: { at: [40, 40] } },
      state: { turn },
      dice,
    });
  const line = (x: number, y: number, dx = 1.1, dy = 0) =>
    Array.from({ length: 5 }, (_, i) => ({
      piece: `r.${i}`,
      pose: { x: inches(x + i * dx), y: inches(y + i * dy), facing: 900 },
    }));

  it('[WP-REINF-01] [WP-REINF-02] [WP-REINF-03] turn 1 on a 1, turn n on n or less, turn 6 by itself', () => {
    expect(start(1, [2]).asked).toEqual(['red:moveUnit']);
    expect(start(1, [1]).asked).toEqual(['red:arrive']);
    expect(start(5, [3]).asked).toEqual(['red:arrive']);
    expect(start(5, [4]).asked).toEqual(['red:moveUnit']);
    expect(start(11, []).asked).toEqual(['red:arrive']);
  });

  it('[WP-REINF-04] [WP-REINF-05] [WP-REINF-06] [WP-REINF-07] [WP-REINF-08] [WP-REINF-09] entry: own edge, side edges 12 inches a turn (the book: turn 3, 36), later the corners of the enemy’s; then an advance at once', () => {
    const s = start(5, [1]);
    expect(s.refused('arrive', line(10, 3)).rule).toBe('WP-REINF-06');
    expect(s.refused('arrive', line(0.5, 36.6, 0, -1.1)).rule).toBe('WP-REINF-06');
    s.answer('arrive', line(0.5, 36, 0, -1.1));
    expect(s.asked).toEqual(['red:walk']);
    s.answer('walk', shift(s, 'r', 5, 0));
    expect(s.state.units['r']).toMatchObject({ order: 'advance' });
    expect(optionIds(s, 'moveUnit')).toEqual(['q']);
    expect(start(5, [1]).answer('arrive', line(20, 0.5)).asked).toEqual(['red:walk']);
    expect(start(9, [1]).answer('arrive', line(12, 47.5, -1.1)).asked).toEqual(['red:walk']);
    const late = start(9, [1]);
    expect(late.refused('arrive', line(13, 47.5)).code).toBe('noEntry');
    start(11, []).answer('arrive', line(24, 47.5, -1.1));
    // Nobody comes farther around the table than in the sixth turn.
    expect(start(13, []).refused('arrive', line(30, 47.5, -1.1)).code).toBe('noEntry');
  });

  it('[WP-REINF-06] [WP-REINF-08] of a vehicle the part that touches the rim counts, not its middle', () => {
    const come = () =>
      play({
        phase: 'start',
        red: { r: { profile: { type: 'vehicle', move: 8 }, with: { where: { at: 'reserve' } } } },
        blue: { b: hero([40, 40]) },
        dice: [1],
      });
    const at = (x: number, y: number, facing: number) => [
      { piece: 'r.0', pose: { x: inches(x), y: inches(y), facing } },
    ];
    // Flush with the rim its hull, three inches wide, touches it from 11.9 on.
    come().answer('arrive', at(2.25, 13.4, 0));
    expect(come().refused('arrive', at(2.25, 13.6, 0)).rule).toBe('WP-REINF-06');
    // Turned by 10 degrees it only touches with a corner, 1.1 inches farther from the own edge than its middle, or nearer.
    expect(come().refused('arrive', at(2.478, 11.9, 100)).rule).toBe('WP-REINF-06');
    come().answer('arrive', at(2.478, 13, 3500));
  });

  it.each([10, 20])(
    '[WP-REINF-04] [WP-REINF-08] the leader of %i at the rim, his ranks before him; a click near it means the place at it',
    (models) => {
      const s = play({
        phase: 'start',
        red: { r: { profile: { models }, with: { where: { at: 'reserve' } } } },
        blue: { b: { at: [40, 40] } },
        dice: [1],
      });
      const r = s.request('arrive');
      const at = { x: inches(20), y: inches(2.5) };
      const put = ruleset.fromGesture!(s.battle.lookAs('red'), r, { gesture: 'pick', at, turn: 0 }, null);
      s.answer('arrive', put);
      const { where } = s.state.units['r']!;
      const [leader, ...others] = where.at === 'table' ? where.models : [];
      expect(Math.abs(leader!.x - at.x)).toBeLessThanOrEqual(inches(1));
      expect(leader!.y - inches(0.5)).toBeLessThanOrEqual(40);
      expect(Math.max(...others.map((m) => m.y))).toBeGreaterThan(inches(1.5));
      expect(Math.min(...others.map((m) => m.y))).toBeGreaterThanOrEqual(leader!.y);
    },
  );

  it('[WP-SPECIAL-23] [WP-SPECIAL-24] [WP-G-40] [WP-REINF-09] jump troops choose as they arrive whether they jump', () => {
    const come = () =>
      propose(
        play({
          phase: 'start',
          red: {
            r: { profile: { models: 1, specials: ['jumpTroops'] }, with: { where: { at: 'reserve' } } },
            q: { at: [50, 10] },
          },
          blue: { b: { at: [40, 40] } },
          dice: [1],
        }),
        'arrive',
      );
    const s = come();
    expect(s.request('order')).toMatchObject({ by: 'red', rule: 'WP-REINF-09' });
    expect(optionIds(s, 'order')).toEqual(['advance', 'advanceJump']);
    s.answer('order', 'advanceJump');
    expect(s.of('ordered')[0]).toMatchObject({ unit: 'r', order: 'advance', jump: true });
    expect(s.request('walk').args).toMatchObject({ why: 'arrive', allowance: inches(10), jump: true });
    s.answer('walk', shift(s, 'r', 0, 9));
    expect(s.state.units['r']).toMatchObject({ order: 'advance', jumped: true });
    const t = come().answer('order', 'advance');
    expect(t.refused('walk', shift(t, 'r', 0, 9)).measured).toBeGreaterThan(inches(5));
    for (const bot of [randomBot, greedyBot()]) {
      const { battle } = come();
      while (battle.state.units['r']!.order === 'none' || battle.pending[0]!.request.name === 'walk') {
        const pending = battle.pending[0]!;
        battle.answer(pending.id, botAnswer(battle, bot, pending, seededRng(1)).answer);
      }
      expect(battle.state.units['r']!.order).toBe('advance');
    }
  });

  it('[WP-G-25] a transport brings its passengers with one die; flyers are never rolled for', () => {
    const s = play({
      phase: 'start',
      red: {
        t: { profile: { type: 'vehicle', capacity: 5 }, with: { where: { at: 'reserve' } } },
        p: { with: { where: { at: 'aboard', of: 't' } } },
        f: flyer({}, { where: { at: 'sky' } }),
        q: { at: [50, 10] },
      },
      blue: { b: { at: [40, 40] } },
      dice: [1],
    });
    expect(s.of('rolled').map((e) => e.purpose)).toEqual(['reinforcement']);
    propose(s, 'arrive');
    s.answer('drive', []);
    expect(s.state.units['f']!.where.at).toBe('sky');
    expect(s.state.units['t']).toMatchObject({ order: 'manoeuvre', where: { at: 'table' } });
    expect(s.state.units['p']!.where).toEqual({ at: 'aboard', of: 't' });
  });
});
