import { describe, expect, it } from 'vitest';
import { asks, type Field, look, play } from '../../test/field.ts';
import { hero, men } from '../../test/pieces.ts';
import { inches, TOLERANCE } from '../07-measuring/lengths.ts';
import { controllerOf, isDecided, lastTurn, leadNeeded, scoreOf, winnersOf } from './victory.ts';
import { isWithdrawn } from './withdrawn.ts';

const gone = (points: number) => ({ profile: { points }, with: { where: { at: 'gone' as const } } });

describe('the demo', () => {
  const demo = (turn: number, more: Partial<Field> = {}) =>
    look({
      red: { r: hero([10, 10]), q: hero([14, 10]), lost: gone(30) },
      blue: { b: hero([60, 40]), dead: gone(70) },
      options: { turns: 60 },
      ...more,
      state: { mission: 'demo', condition: 'annihilation', size: 350, turn },
    });

  it('[WP-DEMO-06] [WP-G-56] counts units that are left, and at its limit destroyed points', () => {
    const scores = (turn: number) => ['red', 'blue'].map((side) => scoreOf(demo(turn), side));
    expect(scores(59)).toEqual([2, 1]);
    expect(scores(60)).toEqual([70, 30]);
    const wiped = demo(60, { blue: { dead: gone(70) } });
    expect(['red', 'blue'].map((side) => scoreOf(wiped, side))).toEqual([2, 0]);
  });

  it('[WP-DEMO-06] [WP-G-56] is won by whoever is left, or by a lead of a fifth at its limit', () => {
    expect(winnersOf(demo(59))).toMatchObject({ winners: [], rule: 'WP-DEMO-06' });
    expect(winnersOf(demo(59, { blue: { dead: gone(70) } }))).toMatchObject({ winners: ['red'], rule: 'WP-DEMO-06' });
    expect(winnersOf(demo(60, { blue: { dead: gone(70) } }))).toMatchObject({ winners: ['red'], rule: 'WP-DEMO-06' });
    expect(winnersOf(demo(59, { red: { lost: gone(30) }, blue: { dead: gone(70) } })).winners).toEqual([]);
    // A lead of 40 points is less than a fifth of 350, one of 70 is as much.
    expect(winnersOf(demo(60))).toMatchObject({ winners: [], rule: 'WP-G-56' });
    const ahead = demo(60, { red: { r: hero([10, 10]) } });
    expect(winnersOf(ahead)).toMatchObject({ winners: ['red'], rule: 'WP-G-56', score: { red: 70, blue: 0 } });
  });

  it('[WP-DEMO-06] ends as soon as only one side is left, with however many players, but not before the first turn', () => {
    expect(isDecided(demo(1))).toBe(false);
    expect(isDecided(demo(1, { blue: { dead: gone(70) } }))).toBe(true);
    expect(isDecided(demo(0, { blue: { dead: gone(70) } }))).toBe(false);
    const seats = ['red', 'ally', 'blue'].map((id) => ({ id, side: id === 'blue' ? 'blue' : 'red' }));
    const allied = (blue: object) =>
      isDecided(
        look({
          red: { r: hero([10, 10]), a: hero([20, 10], {}, { owner: 'ally' }) },
          blue: blue as never,
          state: { mission: 'demo', condition: 'annihilation', turn: 1, seats },
        }),
      );
    expect([allied({ dead: gone(70) }), allied({ b: hero([60, 40]) })]).toEqual([true, false]);
  });

  it('[WP-BATTLE-09] is won by nobody in a position that does not say how large it is', () => {
    const f = { red: { r: hero([10, 10]) }, blue: { dead: gone(70) }, options: { turns: 6 } };
    const won = (size: number) => winnersOf(look({ ...f, state: { condition: 'meatGrinder', size, turn: 6 } })).winners;
    expect([won(0), won(350), won(355)]).toEqual([[], ['red'], []]);
  });

  it('[WP-DEMO-06] [WP-BATTLE-09] [WP-BATTLE-16] [WP-BATTLE-18] says what lead each condition wants', () => {
    const lead = (condition: string, totalControlLead = 'fifth') =>
      leadNeeded(look({ state: { condition, size: 1000 }, options: { totalControlLead } }).state);
    expect(['annihilation', 'meatGrinder', 'scorchedEarth', 'totalControl'].map((c) => lead(c))).toEqual([
      1, 200, 2, 200,
    ]);
    expect([lead('totalControl', 'any'), lead('meatGrinder', 'any')]).toEqual([1, 200]);
  });
});

describe('the last turn', () => {
  const last = (turn: number, timeUp: boolean, options: object, mission = 'battle') =>
    lastTurn(look({ options: { ...options }, state: { turn, timeUp, mission } }).state);

  it('[WP-BATTLE-05] [WP-BATTLE-06] [WP-TIME-05] is agreed, unknown with a time for the battle, or that of this round when time is up', () => {
    expect(last(3, false, { turns: 12 })).toBe(12);
    expect(last(3, false, { turns: 12, clock: 'battle' })).toBe(0);
    expect(last(3, false, { turns: 60, clock: 'battle' }, 'demo')).toBe(60);
    expect(last(3, false, { turns: 12, clock: 'chess' })).toBe(12);
    expect([last(3, true, { turns: 12 }), last(4, true, { turns: 12 })]).toEqual([4, 4]);
  });
});

describe('a resignation', () => {
  const seats = ['red', 'ally', 'blue'].map((id) => ({ id, side: id === 'blue' ? 'blue' : 'red' }));
  const after = (...resigned: string[]) =>
    look({
      red: { r: hero([10, 10]), a: hero([20, 10], {}, { owner: 'ally' }) },
      blue: { b: hero([60, 40]) },
      state: { condition: 'meatGrinder', seats, resigned },
    });

  it('[WP-G-56] loses the battle once all players of a side have given up', () => {
    const outcome = (...resigned: string[]) => [isDecided(after(...resigned)), winnersOf(after(...resigned)).winners];
    expect(outcome()).toEqual([false, []]);
    expect(outcome('red')).toEqual([false, []]);
    expect(outcome('red', 'ally')).toEqual([true, ['blue']]);
    expect(outcome('blue')).toEqual([true, ['red']]);
    expect(outcome('red', 'ally', 'blue')).toEqual([true, []]);
    expect(winnersOf(after('blue')).rule).toBe('WP-G-56');
    expect(winnersOf(after('red')).rule).toBe('WP-BATTLE-09');
  });

  it('[WP-G-56] ends what was being done with or to the units of that player, and those whom nobody carries any more', () => {
    const l = (resigned: string[], where?: object) =>
      look({
        red: { r: hero([10, 10]), a: hero([20, 10], {}, { owner: 'ally', ...(where === undefined ? {} : { where }) }) },
        blue: { b: hero([60, 40]) },
        state: { seats, resigned },
      });
    const away = (...[resigned, where]: Parameters<typeof l>) => {
      const at = l(resigned, where);
      return [isWithdrawn(at, 'r'), isWithdrawn(at, 'a'), isWithdrawn(at, 'b', 'r'), isWithdrawn(at, 'b', 'a')];
    };
    expect(away([])).toEqual([false, false, false, false]);
    expect(away(['red'])).toEqual([true, false, true, false]);
    expect(away(['red'], { at: 'reserve' })).toEqual([true, true, true, true]);
    expect(away([], { at: 'reserve' })).toEqual([false, false, false, false]);
    expect(isWithdrawn(l(['red']), 'b')).toBe(false);
    expect(isWithdrawn(l(['red']), 'r', 'b')).toBe(true);
  });

  it('[WP-G-56] is heard once, and not after the battle', () => {
    const s = play({ red: { r: hero([10, 10]) }, blue: { b: hero([60, 40]) } });
    s.signal({ type: 'resign', seat: 'blue' });
    expect(s.of('resigned')).toMatchObject([{ seat: 'blue', rules: ['WP-G-56'] }]);
    expect(s.of('destroyed').map((e) => [e.unit, e.rules])).toEqual([
      ['b', ['WP-G-56']],
      ['y', ['WP-G-56']],
    ]);
    s.signal({ type: 'resign', seat: 'blue' }).signal({ type: 'resign', seat: 'red' });
    expect(s.of('resigned')).toHaveLength(1);
  });

  it('[WP-G-56] takes away passengers before their transport, and none twice', () => {
    const s = play({
      red: { r: hero([10, 10]) },
      blue: {
        t: { at: [60, 40], profile: { type: 'vehicle', capacity: 5 } },
        p: { with: { where: { at: 'aboard', of: 't' } } },
        lost: gone(10),
      },
    });
    s.signal({ type: 'resign', seat: 'blue' });
    expect(s.of('destroyed').map((e) => e.unit)).toEqual(['p', 't', 'y']);
    expect(s.of('heldBack')).toEqual([]);
  });
});

describe('who controls an objective', () => {
  const holder = (red: object, objective: object, ground: Field['ground'] = {}) => {
    const l = look({ red: { r: red as never }, blue: { b: hero([60, 40]) }, ground });
    return controllerOf(l, { terrain: null, ...objective } as never);
  };

  it('[WP-BATTLE-14] [WP-G-39] any model within three inches and a thousandth will do', () => {
    const at = (ticks: number) => ({ x: inches(10), y: inches(13.75) + ticks });
    expect([holder(hero([10, 10]), at(TOLERANCE)), holder(hero([10, 10]), at(TOLERANCE + 1))]).toEqual(['red', null]);
    const pair = men([
      [10, 10],
      [11.5, 10],
    ]);
    expect(holder(pair, { x: inches(14.9), y: inches(10) })).toBe('red');
  });

  it('[WP-BATTLE-14] [WP-G-43] terrain is measured to its nearest point, not to its first corner', () => {
    const hill = { hill: { kind: 'decorative', from: [2, 13], to: [20, 20] } } as const;
    expect(holder(hero([18, 10]), { x: inches(2), y: inches(13), terrain: 'hill' }, hill)).toBe('red');
    expect(holder(hero([18, 9]), { x: inches(2), y: inches(13), terrain: 'hill' }, hill)).toBeNull();
    expect(holder(hero([18, 10]), { x: inches(2), y: inches(13) }, hill)).toBeNull();
  });

  it('[WP-BATTLE-14] two units of one side hold it together', () => {
    const f: Field = {
      red: { r: hero([10, 10]), q: hero([12, 10]) },
      blue: { b: hero([60, 40]) },
      state: {
        objectives: [
          { x: inches(60), y: inches(42), terrain: null },
          { x: inches(11), y: inches(11), terrain: null },
        ],
      },
    };
    const held = (args: object) => asks(f, 'control', args as never);
    expect([held({}), held({ objective: 1 }), held({ objective: 2 })]).toEqual(['blue', 'red', null]);
  });
});
