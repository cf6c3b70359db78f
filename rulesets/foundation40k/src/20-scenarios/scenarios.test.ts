import { type Placed, presetAnswer } from '@walstatt/engine';
import { scenario } from '@walstatt/testkit';
import { expect, test } from 'vitest';
import { act, endRound, type Field, field, modelState, options, shift, war } from '../../test/field.ts';
import { inch } from '../01-units/space.ts';
import { ruleset } from '../index.ts';
import { answerOf, judgePlacing, placedOf } from './deployment/judge-placing.ts';

test('[FD-SCENARIO-01][FD-SCENARIO-02][FD-GAP-95] King of the Hill: a point each round for the side that stands alone in the circle of 6" across', () => {
  const score = (y: number, hill: 'diameter' | 'radius', enemy = 10) => {
    const s = endRound({
      red: { A: { at: [36, y] } },
      blue: { B: { at: [36, enemy] } },
      mission: 'kingOfTheHill',
      options: { hill },
      dice: [6, 1],
    });
    return s.state.players['red']!.points;
  };
  expect(score(27.4, 'diameter')).toBe(1);
  expect(score(27.5, 'diameter')).toBe(0);
  expect(score(27.5, 'radius')).toBe(1);
  expect(score(26, 'diameter', 22)).toBe(0);
  const contested = endRound({
    red: { A: { at: [36, 26] } },
    blue: { B: { at: [36, 22] } },
    mission: 'kingOfTheHill',
    dice: [6, 1],
  });
  expect(contested.of('scored')).toEqual([]);
  const last = war({ red: { A: { at: [36, 26] } }, blue: { B: { at: [60, 40] } }, mission: 'kingOfTheHill', round: 6 });
  expect(last.of('scored')).toEqual([]);
  expect(last.state.winners).toEqual([]);
});

test('[FD-GAP-94] several units of one side hold a place together, and one model near it is enough', () => {
  const s = war({
    red: {
      A: {
        places: [
          [20, 18],
          [20, 16.5],
        ],
      },
      C: { at: [20, 22] },
      D: {
        places: [
          [40, 23],
          [40, 24.5],
        ],
      },
    },
    blue: { B: { at: [60, 40] } },
    mission: 'captureObjectives',
    objectives: { X1: { at: [20, 20], value: 1 }, X2: { at: [40, 20], value: 1 } },
    round: 6,
  });
  expect(s.of('scored')).toMatchObject([
    { seat: 'red', points: 2, rules: ['FD-SCENARIO-07', 'FD-GAP-94', 'FD-GAP-97'] },
  ]);
  const s2 = field({
    red: {
      A: {
        places: [
          [20, 16],
          [20, 14.5],
        ],
      },
    },
    blue: { B: { at: [60, 40] } },
    mission: 'secretLoot',
    objectives: { X1: { at: [20, 20] } },
    loot: [2],
  });
  act(s2, 'A', 'moveAction')
    .answer('move', shift(s2, 'A', 0, 3))
    .end();
  expect(s2.of('lootRevealed')).toMatchObject([{ objective: 'X1', value: 2 }]);
});

test('[FD-SCENARIO-05] only loot is turned over', () => {
  const s = field({
    red: { A: { at: [20, 20] } },
    blue: { B: { at: [60, 40] } },
    mission: 'captureObjectives',
    objectives: { X1: { at: [20, 20] } },
  });
  act(s, 'A', 'takeCover').end();
  expect(s.of('lootRevealed')).toEqual([]);
});

test('[FD-SCENARIO-03][FD-GAP-96] Secret loot: a marker is turned over when a unit ends an action within 1"', () => {
  const s = field({
    red: { A: { at: [20, 20] } },
    blue: { B: { at: [60, 40] } },
    mission: 'secretLoot',
    objectives: { X1: { at: [20, 24.5] }, X2: { at: [50, 24] } },
    loot: [3, 1],
    dice: [2],
  });
  act(s, 'A', 'moveAction').answer('move', shift(s, 'A', 0, 3));
  expect(s.of('rolled')).toMatchObject([{ by: null, purpose: 'loot', rules: ['FD-SCENARIO-03'] }]);
  expect(s.of('lootRevealed')).toMatchObject([{ objective: 'X1', value: 1 }]);
  expect(s.state.loot).toEqual([3]);
  s.end();
});

test('[FD-SCENARIO-04][FD-SCENARIO-05] loot counts at the end of the game: three times 3, twice 2, once 1', () => {
  const set = ruleset.setUp({ scenario: 'secretLoot' });
  expect('state' in set && [...set.state.loot].sort()).toEqual([1, 2, 2, 3, 3, 3]);
  const s = war({
    red: { A: { at: [20, 20] } },
    blue: { B: { at: [50, 24] } },
    mission: 'secretLoot',
    objectives: { X1: { at: [20, 23], value: 2 }, X2: { at: [50, 25] } },
    loot: [3],
    round: 6,
  });
  expect([s.state.players['red']!.points, s.state.players['blue']!.points]).toEqual([2, 3]);
  expect(s.state.winners).toEqual(['blue']);
  expect(s.of('scored')[0]!.rules).toEqual(['FD-SCENARIO-04', 'FD-SCENARIO-05', 'FD-GAP-94']);
  expect(s.of('battleEnded')[0]!.rules).toEqual(['FD-ROUND-15', 'FD-ROUND-14']);
  expect(s.battle.result).toEqual({
    over: true,
    winners: ['blue'],
    score: { red: 2, blue: 3 },
    rule: 'FD-ROUND-15',
  });
});

test('[FD-SCENARIO-03][FD-SCENARIO-04][FD-GAP-96] Secret loot: six markers, placed in turn, face down', () => {
  const s = field({ mission: 'secretLoot' }).start('markers', { left: 0, turn: null });
  const by: string[] = [];
  for (let left = 6; left > 0; left -= 1) {
    const asked = s.request('marker');
    expect(asked.args).toEqual({ marker: `X${7 - left}`, left });
    by.push(asked.by);
    s.answer('marker', presetAnswer(s.battle.look as never, asked));
  }
  expect(by).toEqual(['blue', 'red', 'blue', 'red', 'blue', 'red']);
  expect(Object.values(s.state.objectives).map((o) => [o.at.x / 2540, o.at.y / 2540, o.value])).toEqual([
    [6, 6, 0],
    [14, 6, 0],
    [22, 6, 0],
    [30, 6, 0],
    [38, 6, 0],
    [46, 6, 0],
  ]);
  s.end();
});

test('[FD-GAP-96] no marker in closed terrain, nor at its border; the default is the first free place', () => {
  const closed = { class: 'sightBlocker' as const, entry: 'none' as const };
  const s = field({
    mission: 'secretLoot',
    terrain: {
      most: { ...closed, rect: [0, 0, 72, 41.9] },
      rest: { ...closed, rect: [0, 41.9, 65.9, 6.1] },
    },
  }).start('markers', { left: 0, turn: null });
  const at = (x: number, y: number) => [{ piece: 'X1', pose: { x: inch(x), y: inch(y) } }];
  expect(s.refused('marker', at(65.9, 42))).toMatchObject({ code: 'closedSpot', rule: 'FD-GAP-96' });
  expect(s.refused('marker', [{ piece: 'X1', pose: { x: inch(66) } }])).toMatchObject({
    code: 'malformed',
    rule: 'FD-GAP-96',
    args: { wanted: expect.stringContaining('"y" is missing') },
  });
  expect(s.refused('marker', [{ piece: 'X1', pose: { y: inch(42) } }])).toMatchObject({ code: 'malformed' });
  expect(presetAnswer(s.battle.look as never, s.request('marker'))).toEqual(at(66, 42));
  const open = field({
    mission: 'secretLoot',
    terrain: {
      hill: { class: 'sightBlocker', entry: 'all', rect: [10, 10, 6, 6] },
      ruin: { class: 'hardCover', entry: 'none', rect: [30, 10, 6, 6] },
    },
  }).start('markers', { left: 0, turn: null });
  open.answer('marker', at(12, 12)).answer('marker', [{ piece: 'X2', pose: { x: inch(32), y: inch(12) } }]);
  expect(Object.keys(open.state.objectives)).toEqual(['X1', 'X2']);
});

test('[FD-SCENARIO-06][FD-GAP-97] Capture objectives: 1D6+2 markers, placed in turn, the player who deploys second first', () => {
  const s = field({ mission: 'captureObjectives', dice: [1] }).start('markers', { left: 0, turn: null });
  const at = (piece: string, x: number, y: number) => [{ piece, pose: { x: inch(x), y: inch(y) } }];
  expect(s.of('rolled')).toMatchObject([{ by: null, purpose: 'objectives', rules: ['FD-SCENARIO-06'] }]);
  expect(s.request('marker').by).toBe('blue');
  expect(s.refused('marker', at('X1', 5.9, 20))).toMatchObject({ code: 'tooNearEdge' });
  s.answer('marker', at('X1', 20, 20));
  expect(s.request('marker').by).toBe('red');
  expect(s.refused('marker', at('X2', 27.9, 20))).toMatchObject({ code: 'tooNearMarker' });
  s.answer('marker', at('X2', 28, 20)).answer('marker', at('X3', 40, 20));
  expect(Object.values(s.state.objectives).map((o) => o.value)).toEqual([1, 1, 1]);
  s.end();
});

test('[FD-SCENARIO-07][FD-GAP-94] objectives count at the end: a unit within 3", not fleeing, no enemy there', () => {
  const s = war({
    red: { A: { at: [20, 20] }, C: { at: [40, 20], morale: 'fleeing' }, D: { at: [60, 20], morale: 'pinned' } },
    blue: { B: { at: [10, 40] } },
    mission: 'captureObjectives',
    objectives: {
      X1: { at: [20, 23.5], value: 1 },
      X2: { at: [40, 20], value: 1 },
      X3: { at: [60, 20], value: 1 },
      X4: { at: [20, 16.49], value: 1 },
    },
    round: 6,
  });
  expect(s.state.players['red']!.points).toBe(2);
});

test('[FD-SCENARIO-08][FD-SCENARIO-09][FD-SCENARIO-10][FD-SCENARIO-11][FD-GAP-98] Annihilation: destroyed and fleeing units count at the end, pinned ones do not', () => {
  const s = war({
    red: { A: { at: [20, 20] } },
    blue: {
      B: { at: [60, 40] },
      C: { at: [50, 40], morale: 'fleeing' },
      D: { at: [40, 40], morale: 'pinned' },
      E: { status: 'reserve' },
    },
    round: 6,
  });
  expect(s.state.players['red']!.points).toBe(2);
  expect(s.state.winners).toEqual(['red']);
});

test('[FD-SCENARIO-12][FD-GAP-99] death of the general: each names a unit; when it is destroyed the opponent wins at the end of the round', () => {
  const f = {
    red: { A: { at: [20, 20] as const }, G: { at: [30, 3] as const, morale: 'fleeing' as const } },
    blue: { B: { at: [60, 40] as const } },
    options: { deathOfTheGeneral: true },
  };
  const naming = field(f).start('generals', {});
  expect(naming.request('general')).toMatchObject({ by: 'red', preset: 'A' });
  naming.answer('general', 'A', 'red');
  expect(naming.state.players).toMatchObject({ red: { general: 'A' }, blue: { general: 'B' } });
  naming.end();
  // The unit that the army names as its general's is proposed.
  const named = field(f);
  named.state.units['G']!.general = true;
  expect(named.start('generals', {}).request('general')).toMatchObject({ preset: 'G' });
  // Without the extra rule, no general is named.
  field({ ...f, options: {} })
    .start('generals', {})
    .end();
  const play = (generals: Record<string, string>) => {
    const s = war({ ...f, generals, dice: [6, 1, 6, 6, 1] });
    s.answer('action', null, 'blue').answer('action', null, 'red');
    return s;
  };
  const dead = play({ red: 'G', blue: 'B' });
  expect(dead.state.winners).toEqual(['blue']);
  expect(dead.battle.idle).toBe(true);
  expect(play({ red: 'A', blue: 'B' }).state.winners).toBe(null);
  // Both generals fell in one round, so the points decide.
  const both = war({
    red: { A: { at: [20, 20] }, G: { at: [30, 3], morale: 'fleeing' } },
    blue: {
      B: { at: [60, 40] },
      H: { at: [30, 45], morale: 'fleeing' },
      K: { at: [40, 30], morale: 'fleeing' },
    },
    options: { deathOfTheGeneral: true },
    generals: { red: 'G', blue: 'H' },
    round: 5,
    dice: [6, 1, 6, 6, 2],
  });
  both
    .answer('activate', 'H')
    .answer('action', null, 'red')
    .answer('action', null, 'blue')
    .answer('action', null, 'blue');
  expect(both.of('unitDestroyed').map((e) => e.unit)).toEqual(['G', 'H']);
  expect(both.state.winners).toEqual(['red']);
});

test('[FD-GAP-03] pre-game: roll, choice of edge, units placed in turn inside the own zone', () => {
  const s = scenario(ruleset, {
    setup: { scenario: 'annihilation', options: { reserves: false } },
    dice: [3, 3, 2, 5],
  });
  expect(s.asked).toEqual(['blue:edge']);
  expect(s.of('rolled').map((r) => [r.by, r.purpose, r.faces])).toEqual([
    ['red', 'rollOff', [3]],
    ['blue', 'rollOff', [3]],
    ['red', 'rollOff', [2]],
    ['blue', 'rollOff', [5]],
  ]);
  expect(options(s, 'edge')).toEqual(['south', 'north']);
  s.answer('edge', 'south');
  expect(s.state.players).toMatchObject({ red: { edge: 'north' }, blue: { edge: 'south' } });
  expect(s.asked).toEqual(['blue:unitToDeploy']);
  s.answer('unitToDeploy', 'O4');
  const at = (x: number, y: number) =>
    [1, 2, 3, 4].map((i) => ({ piece: `O4.${i}`, pose: { x: inch(x + 2 * i), y: inch(y) } }));
  expect(s.refused('deploy', at(50, 20))).toMatchObject({ code: 'outsideZone', rule: 'FD-GAP-03' });
  s.answer('deploy', at(56, 5));
  expect(s.asked).toEqual(['red:unitToDeploy']);
});

test('[FD-GAP-102] both sides gone at once: points decide, equal points are a draw', () => {
  const s = war({
    red: { A: { at: [20, 20], weapons: ['rocketLauncher'] } },
    blue: { B: { at: [20, 24], profile: { unitType: 'vehicle', lives: 3 }, rules: ['mediumArmour'] } },
    dice: [6, 1, 3, 4, 6, 1],
  });
  s.answer('action', 'shootAction');
  expect(s.state.players).toMatchObject({ red: { unitsLeft: 0, points: 1 }, blue: { unitsLeft: 0, points: 1 } });
  expect(s.state.winners).toEqual([]);
  expect(s.of('battleEnded')[0]!.rules).toEqual(['FD-ROUND-15', 'FD-GAP-102']);
  s.end();
});

test('[FD-GAP-03] the winner of the roll may take the northern edge', () => {
  const s = field({ dice: [6, 1] })
    .start('sides', {})
    .answer('edge', 'north');
  expect(s.state.players).toMatchObject({ red: { edge: 'north' }, blue: { edge: 'south' } });
  s.end();
});

/** Models 1.5" apart along x. */
const row = (unit: string, n: number, x: number, y: number) =>
  Array.from({ length: n }, (_, i) => ({ piece: `${unit}.${i + 1}`, pose: { x: inch(x + 1.5 * i), y: inch(y) } }));

const undeployed = { status: 'undeployed' as const };

const deploying = (more: Field = {}) =>
  field({ red: { A: undeployed, C: undeployed }, blue: { B: undeployed }, ...more }).start('deployment', {
    turn: null,
  });

test('[FD-GAP-03] units are placed in turn, a player with none left is skipped, and reserves wait', () => {
  const s = deploying({
    red: { A: undeployed, C: undeployed, D: undeployed, R: { status: 'reserve' }, T: { at: [36, 20] } },
  });
  expect(options(s, 'unitToDeploy')).toEqual(['A', 'C', 'D']);
  s.answer('unitToDeploy', 'C').answer('deploy', row('C', 1, 20, 5));
  expect(s.request('deploy')).toMatchObject({ by: 'blue', args: { unit: 'B', edge: 'north', apart: 0 } });
  s.answer('deploy', row('B', 1, 20, 40))
    .answer('unitToDeploy', 'A')
    .answer('deploy', row('A', 1, 30, 5));
  s.answer('deploy', row('D', 1, 40, 5)).end();
  expect(s.of('unitPlaced').map((e) => [e.unit, e.edge])).toEqual([
    ['C', 'south'],
    ['B', 'north'],
    ['A', 'south'],
    ['D', 'south'],
  ]);
  expect(s.state.units['R']!.status).toBe('reserve');
});

test('[FD-GAP-03][FD-GAP-05] a unit is placed in one chain, off enemies and closed terrain, with whole poses', () => {
  const s = deploying({
    red: { A: { ...undeployed, models: 2 } },
    blue: { B: { at: [20, 5] }, C: { at: [60, 40] } },
    terrain: { house: { class: 'sightBlocker', entry: 'none', rect: [40, 2, 6, 6] } },
  });
  const why = (answer: unknown) => s.refused('deploy', answer);
  expect(why([...row('A', 1, 30, 5), { piece: 'A.2', pose: { x: inch(33.1), y: inch(5) } }])).toMatchObject({
    code: 'outOfCoherency',
    rule: 'FD-GAP-05',
  });
  expect(why(row('A', 2, 21, 5))).toMatchObject({ code: 'overlap', rule: 'FD-GAP-03', args: { model: 'A.1' } });
  expect(why(row('A', 2, 39, 5))).toMatchObject({ args: { model: 'A.2' } });
  expect(why(row('A', 2, 30, 11.6))).toMatchObject({ code: 'outsideZone', args: { model: 'A.1' } });
  const crowded = [...row('A', 1, 30, 5), { piece: 'A.2', pose: { x: inch(30.5), y: inch(5) } }];
  expect(why(crowded)).toMatchObject({ code: 'overlap', rule: 'FD-GAP-27' });
  const placing = { unit: 'A', edge: 'south', apart: 0 } as const;
  const judged = (answer: Placed[]) => judgePlacing(s.battle.look as never, placing, placedOf(answer));
  expect([judged(crowded), judged(row('A', 2, 30, 5))]).toMatchObject([{ code: 'overlap' }, null]);
  expect(answerOf(placedOf(row('A', 2, 30, 5))).map(({ piece, pose }) => [piece, pose['x']])).toEqual([
    ['A.1', inch(30)],
    ['A.2', inch(31.5)],
  ]);
  const malformed = { code: 'malformed', rule: 'FD-GAP-03', args: { kind: 'place' } };
  const first = { piece: 'A.1', pose: { x: inch(30), y: inch(5) } };
  for (const pose of [
    { x: inch(31.5) },
    { y: inch(5) },
    { x: inch(31.5), y: inch(5), facing: -1 },
    { x: inch(31.5), y: inch(5), facing: 3600 },
  ])
    expect(why([first, { piece: 'A.2', pose }])).toMatchObject(malformed);
  // Enemies may be near, but not touched, and a model may face any way.
  s.answer('deploy', [
    { piece: 'A.1', pose: { x: inch(21.1), y: inch(5), facing: 3599 } },
    { piece: 'A.2', pose: { x: inch(22.6), y: inch(5) } },
  ]).end();
  expect(modelState(s, 'A.1').where).toMatchObject({ facing: 3599 });
  expect(modelState(s, 'A.2').where).toMatchObject({ facing: 0 });
});

test('[FD-GAP-03] the proposed place is in the middle of the zone, or as near to it as others leave room', () => {
  const proposed = (more: Field): number[] => {
    const s = deploying({
      red: { A: undeployed, ...more.red },
      blue: { B: { at: [60, 40] }, ...more.blue },
      ...rest(more),
    });
    s.answer('deploy', presetAnswer(s.battle.look as never, s.request('deploy'))).end();
    const { where } = modelState(s, 'A.1');
    return where.at === 'table' ? [where.x / 2540, where.y / 2540] : [];
  };
  const rest = ({ terrain }: Field): Field => (terrain === undefined ? {} : { terrain });
  expect(proposed({})).toEqual([36, 6]);
  const far = ([x, y]: number[]): number => Math.hypot(x! - 36, y! - 6);
  for (const more of [
    { red: { F: { at: [36, 6] as const } } },
    { blue: { E: { at: [36, 6] as const } } },
    { terrain: { house: { class: 'sightBlocker' as const, entry: 'none' as const, rect: [35, 5, 2, 2] as const } } },
  ]) {
    expect(far(proposed(more))).toBeGreaterThan(0.9);
    expect(far(proposed(more))).toBeLessThan(3);
  }
  expect(proposed({ terrain: { wood: { rect: [30, 2, 12, 8] } } })).toEqual([36, 6]);
});

test('[FD-GAP-03] a player whose edge is unknown stands in the south', () => {
  const s = field({ red: { A: undeployed }, blue: { B: { at: [60, 40] } } });
  s.state.players['red']!.edge = 'none';
  expect(s.start('deployment', { turn: null }).request('deploy').args).toMatchObject({ edge: 'south' });
});

test('[FD-GAP-04] the side that is left has won, whatever the points', () => {
  const s = war({
    red: { A: { at: [36, 10], weapons: ['boltgun'] } },
    blue: { B: { at: [36, 24] } },
    mission: 'kingOfTheHill',
    dice: [6, 1, 6, 1, 3, 1],
  });
  s.answer('action', null).answer('action', null);
  expect(s.battle.result).toMatchObject({ over: false, winners: [], score: { red: 0, blue: 1 } });
  s.answer('action', 'shootAction').end();
  expect(s.state.winners).toEqual(['red']);
  expect(s.of('battleEnded')[0]!.rules).toEqual(['FD-ROUND-15', 'FD-GAP-04']);
});

test('[FD-GAP-04] whoever gives up has lost, with units left', () => {
  const s = war({ red: { A: { at: [20, 20] } }, blue: { B: { at: [60, 40] } }, dice: [6, 1] });
  s.signal({ type: 'resign', seat: 'red' });
  expect(s.state.winners).toEqual(['blue']);
});

test('[FD-GAP-96][FD-SCENARIO-12] a battle that a dead general has ended turns nothing over and scores nothing', () => {
  const s = war({
    red: { A: { at: [20, 20] }, G: { at: [30, 3], morale: 'fleeing' } },
    blue: { B: { at: [60, 40] } },
    mission: 'secretLoot',
    objectives: { X1: { at: [20, 23], value: 2 }, X2: { at: [50, 25] } },
    loot: [3],
    options: { deathOfTheGeneral: true },
    generals: { red: 'G', blue: 'B' },
    dice: [6, 1, 6],
  });
  s.answer('action', null, 'blue').answer('action', null, 'red').end();
  expect(s.of('battleEnded')).toMatchObject([{ winners: ['blue'], rules: ['FD-SCENARIO-12', 'FD-ROUND-15'] }]);
  expect([...s.of('lootRevealed'), ...s.of('scored')]).toEqual([]);
});

test('[FD-GAP-96] at the end nothing is turned over but loot that lies face down', () => {
  const end = (more: Pick<Field, 'mission' | 'objectives' | 'loot'>) => {
    const s = war({ red: { A: { at: [20, 20] } }, blue: { B: { at: [60, 40] } }, round: 6, ...more });
    return s.of('lootRevealed');
  };
  expect(end({ mission: 'captureObjectives', objectives: { X1: { at: [30, 30] } } })).toEqual([]);
  expect(end({ mission: 'secretLoot', objectives: { X1: { at: [30, 30], value: 3 } }, loot: [3] })).toEqual([]);
});

test('[FD-GAP-03][FD-SPECIAL-05] from the roll for sides to the first round', () => {
  const s = scenario(ruleset, { setup: { scenario: 'annihilation' }, dice: [6, 1, 6, 1] });
  for (let i = 0; i < 30 && !s.asked.includes('red:activate'); i += 1) {
    const { request } = s.battle.pending[0]!;
    s.answer(request.name, presetAnswer(s.battle.look as never, request));
  }
  expect(s.asked).toEqual(['red:activate']);
  expect(s.state.round).toBe(1);
  expect(Object.values(s.state.units).every((u) => u.status !== 'undeployed')).toBe(true);
  s.end('activate');
});
