import { describe, expect, it } from 'vitest';
import { army, battleOf, own, stateAfter } from '../../test/setup.ts';
import { inches } from '../07-measuring/lengths.ts';
import { ruleset } from '../index.ts';
import { judgePosition } from './judge-position.ts';

const problems = (setup: object) => {
  const set = ruleset.setUp(setup as never);
  return 'problems' in set ? set.problems.map((p) => [p.path.join('.'), p.expected, p.got, p.hint]) : [];
};
const demo = (more: object) => problems({ scenario: 'demo', ...more });
const forces = (units: readonly unknown[]) => [
  army('a', units),
  army('b', ['demo-grunts', 'demo-grunts', 'demo-grunts']),
];

describe('a set-up with mistakes', () => {
  it('knows its scenarios', () => {
    expect(problems({ scenario: 'chess' })).toEqual([['scenario', 'one of "demo", "battle"', '"chess"', undefined]]);
    expect(problems({})).toEqual([]);
    expect(stateAfter({} as never).mission).toBe('demo');
  });

  it('[WP-DEMO-01] [WP-BATTLE-01] has two sides', () => {
    const third = army('c', ['demo-grunts']);
    const of = (n: number) => [...forces(['demo-grunts']), third].slice(0, n);
    const sides = (scenario: string, n: number) =>
      problems({ scenario, size: 500, armies: of(n) }).find(([path]) => path === 'armies');
    expect(sides('demo', 3)).toEqual(['armies', 'two sides', '3', 'WP-DEMO-01']);
    expect(sides('demo', 1)).toEqual(['armies', 'two sides', '1', 'WP-DEMO-01']);
    expect(sides('battle', 3)).toEqual(['armies', 'two sides', '3', 'WP-BATTLE-01']);
    expect(sides('battle', 2)).toBeUndefined();
  });

  it('[WP-DEMO-02] [WP-G-54] tells which force is too small, too large or without points', () => {
    expect(demo({ armies: forces(['demo-grunts']) }).map(([path, expected, , hint]) => [path, expected, hint])).toEqual(
      expect.arrayContaining([['armies.0', '300 to 400 points', 'WP-DEMO-02']]),
    );
    const { points: _, ...unpriced } = own;
    expect(demo({ armies: forces([unpriced]) })).toContainEqual([
      'armies.0',
      'points for every unit',
      'own',
      'WP-G-54',
    ]);
    expect(demo({})).toEqual([]);
  });

  it('[WP-BATTLE-01] has units, and seats whose units have names of their own', () => {
    expect(
      problems({ ...battleOf([]), armies: [{ seat: 'red', side: 'red' }, army('blue', ['demo-grunts'])] }),
    ).toEqual([['armies.0', 'at least one unit', 'none', 'WP-BATTLE-01']]);
    const ids = Array.from({ length: 21 }, () => 'demo-grunts');
    const alike = [army('red', ids), { seat: 'red2', side: 'blue', units: ['demo-grunts'] }];
    expect(problems({ ...battleOf([]), size: 5000, armies: alike })[0]).toEqual([
      'armies.1.seat',
      'another name of a seat: two units would be called red21',
      'red2',
      undefined,
    ]);
  });

  it('[WP-BATTLE-03] [WP-DEMO-01] looks at the pieces of its table', () => {
    const terrain = { p: { kind: 'blocking', cover: 'hard', shape: [] } };
    expect(demo({ terrain })[0]!.slice(0, 2)).toEqual(['terrain.p.shape', 'at least three points on the table']);
    expect(problems(battleOf(['demo-grunts'], ['demo-grunts'], { terrain }))[0]![0]).toBe('terrain.p.shape');
  });

  it('names an option that it does not have', () => {
    expect(problems({ ...battleOf(['demo-grunts']), options: { halving: 'sideways' } })[0]![0]).toContain('halving');
  });
});

describe('the state that a set-up begins with', () => {
  it('[WP-DEMO-01] [WP-DEMO-07] [WP-G-56] the demo has edges, a second side that begins, and a limit of turns', () => {
    expect(stateAfter({ scenario: 'demo' } as never)).toMatchObject({
      sides: { fathers: { edge: 'south' }, marauders: { edge: 'north' } },
      first: 'marauders',
      options: { turns: 60 },
      condition: 'annihilation',
      table: { width: inches(48), depth: inches(48) },
    });
    const swapped = stateAfter({ scenario: 'demo', options: { swapEdges: true, demoTurns: 7 } } as never);
    expect(swapped).toMatchObject({
      sides: { fathers: { edge: 'north' }, marauders: { edge: 'south' } },
      options: { turns: 7 },
    });
  });

  it('[WP-ARMY-08] [WP-BATTLE-05] a battle is as large as what is agreed for a side, and keeps its options', () => {
    const armies = [
      { ...(army('red', ['demo-grunts']) as object), size: 200 },
      { seat: 'ally', side: 'red', units: ['demo-grunts'], size: 300 },
      { ...(army('blue', ['demo-grunts']) as object), size: 500 },
    ];
    const state = stateAfter({ scenario: 'battle', armies, options: { turns: 8 } } as never);
    expect(state).toMatchObject({ size: 500, options: { turns: 8 }, sides: { red: {}, blue: {} } });
  });

  it('[WP-DEMO-09] [WP-G-15] help goes to the unit that is named, and only if it has a hand free', () => {
    const guns = (balance: string, units: readonly unknown[]) =>
      Object.values(
        stateAfter({
          scenario: 'demo',
          options: { balance },
          armies: [
            army('fathers', units),
            army('marauders', ['demo-grunts', 'demo-grunts', 'demo-grunts', 'demo-grunts', 'demo-raptor']),
          ],
        } as never).units,
      ).map((u) => [u.kind, u.weapons.map((w) => w.name)]);
    const printed = ['demo-steel-warriors', 'demo-thunderstorm-veterans', 'demo-jotun-hailstorm-cannon'];
    const helped = (kinds: unknown[][], name: string) =>
      kinds.filter(([, names]) => (names as string[]).includes(name)).map(([kind]) => kind);
    const veterans = 'demo-thunderstorm-veterans';
    expect(helped(guns('heatCannon', printed), 'heat-cannon')).toEqual(['demo-steel-warriors', veterans]);
    expect(helped(guns('antiTank', printed), 'anti-tank-weapon')).toEqual([
      ...Array(4).fill('demo-grunts'),
      'demo-raptor',
    ]);
    expect(helped(guns('none', printed), 'heat-cannon')).toEqual([veterans]);
    const armed = (n: number) => ({ unit: 'demo-steel-warriors', weapons: Array(n).fill('machine-gun') });
    const second = (n: number) => helped(guns('heatCannon', [armed(n), 'demo-steel-warriors']), 'heat-cannon').length;
    expect([second(8), second(9)]).toEqual([2, 1]);
    expect(helped(guns('antiTank', [armed(1), ...printed.slice(1)]), 'machine-gun')).toEqual(['demo-steel-warriors']);
  });
});

describe('a position that no battle reaches', () => {
  const unit = (more: object) => ({ owner: 'red', size: 1, where: { at: 'reserve' }, ...more });
  const judged = (units: object, more: object = {}) =>
    judgePosition({
      seats: [
        { id: 'red', side: 'red' },
        { id: 'blue', side: 'blue' },
      ],
      sides: { red: {}, blue: {} },
      units,
      ...more,
    }).map((p) => [p.path.join('.'), p.expected, p.got]);

  it('[WP-TURN-01] [WP-ARMY-08] has not two sides, or one that has no edge', () => {
    expect(judged({})).toEqual([]);
    const seats = [
      { id: 'red', side: 'red' },
      { id: 'blue', side: 'green' },
    ];
    expect(judged({}, { seats })).toEqual([['seats.1.side', 'one of `sides`', expect.stringContaining('green')]]);
    expect(judged({}, { seats: [seats[0]] })).toEqual([['seats', 'seats of two sides', '1']]);
    // What is no list, no seat and no name is the codec's business.
    expect(judged({}, { seats: [...seats.slice(0, 1), { id: 'b', side: 5 }] })).toEqual([]);
    expect(judged({}, { seats: 'all', sides: 'all' })).toEqual([['seats', 'seats of two sides', '0']]);
    expect(
      judged({}, { seats: [5, ...seats.slice(0, 1), { id: 'b', side: 'blue' }], sides: { red: 3, blue: {} } }),
    ).toEqual([['seats.0.side', 'one of `sides`', expect.stringContaining('red')]]);
  });

  it('[WP-UNIT-10] [WP-LEADER-01] [WP-G-51] has places, leader or bearers that are not those of its models', () => {
    const table = (n: number) => ({ at: 'table', models: Array.from({ length: n }, () => ({ x: 0, y: 0 })) });
    expect(judged({ a: unit({ where: table(2) }) })).toEqual([['units.a.where.models', '1 models', '2']]);
    expect(judged({ a: unit({ where: table(1), leader: 0, weapons: [{ bearer: 0 }] }) })).toEqual([]);
    expect(judged({ a: unit({ leader: 1 }) })).toEqual([['units.a.leader', 'less than 1', '1']]);
    expect(judged({ a: unit({ weapons: [{ bearer: 0 }, { bearer: 1 }] }) })).toEqual([
      ['units.a.weapons.1.bearer', 'less than 1', '1'],
    ]);
    expect(judged({ a: unit({ where: { at: 'sky', models: [] } }) })).toEqual([]);
    expect(judged({ a: unit({ size: 'big', leader: 7 }), b: 5, c: unit({ where: 'here' }) })).toEqual([]);
  });

  it('[WP-TRANSPORT-01] [WP-G-26] [WP-MELEE-01] has chargers off the table, or passengers of passengers or of enemies', () => {
    const charging = 'nobody: only units on the table charge';
    expect(judged({ a: unit({ charging: 'b' }) })).toEqual([
      ['units.a.charging', charging, expect.stringContaining('b')],
    ]);
    expect(judged({ a: unit({ charging: 'b', where: { at: 'table', models: [{}] } }) })).toEqual([]);
    const ride = (t: object) => judged({ t: unit(t), p: unit({ where: { at: 'aboard', of: 't' } }) });
    const told = [
      ['units.p.where.of', 'a transport of its own side that is no passenger', expect.stringContaining('t')],
    ];
    expect(ride({})).toEqual([]);
    expect(ride({ owner: 'blue' })).toEqual(told);
    expect(ride({ where: { at: 'aboard', of: 'nobody' } })).toEqual(told);
    expect(ride({ where: 'here' })).toEqual([]);
    const seats = [
      { id: 'red', side: 'red' },
      { id: 'ally', side: 'red' },
      { id: 'blue', side: 'blue' },
    ];
    const rows = { t: unit({ owner: 'ally' }), p: unit({ where: { at: 'aboard', of: 't' } }) };
    expect(judged(rows, { seats })).toEqual([]);
  });
});
