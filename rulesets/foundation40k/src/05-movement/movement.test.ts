import { presetAnswer } from '@walstatt/engine';
import { expect, test } from 'vitest';
import {
  act,
  activate,
  asked,
  field,
  modelState,
  options,
  type Piece,
  type Play,
  shift,
  type Troop,
  whereIs,
} from '../../test/field.ts';
import { alone, wood } from '../../test/situations.ts';
import { inch } from '../01-units/space.ts';
import { nearestPair } from '../08-close-combat/contact.ts';
import type { Profile } from '../generated/state.ts';
import { forecast } from '../view/forecast.ts';
import { chargeAt, inDirection, towards } from './move/formation.ts';
import { goalsOf } from './move/goals.ts';

const TYPES: [string, Profile['unitType'], number, number, boolean][] = [
  ['FD-MOVE-01', 'infantry', 6, 4, false],
  ['FD-MOVE-02', 'walker', 5, 4, true],
  ['FD-MOVE-03', 'beasts', 8, 8, false],
  ['FD-MOVE-04', 'cavalry', 8, 4, true],
  ['FD-MOVE-05', 'monstrousCreature', 8, 6, false],
  ['FD-MOVE-06', 'vehicle', 12, 6, true],
  ['FD-MOVE-07', 'bikes', 12, 6, true],
  ['FD-MOVE-08', 'jumpTroops', 12, 4, false],
  ['FD-MOVE-09', 'gravBikes', 12, 12, false],
  ['FD-MOVE-10', 'gravVehicle', 12, 12, false],
];

for (const [id, unitType, normal, inTerrain, tests] of TYPES) {
  test(`[${id}][FD-ACTION-08][FD-GAP-08] ${unitType}: ${normal}" normal, ${inTerrain}" in terrain, ${tests ? 'terrain test' : 'no test'}`, () => {
    const s = alone({ unitType, move: inch(normal) }, { wood }, 1, tests ? [6] : []);
    act(s, 'A', 'moveAction');
    expect(s.refused('move', shift(s, 'A', 0, normal + 0.01)).limit).toBe(inch(inTerrain));
    if (inTerrain < normal)
      expect(s.refused('move', shift(s, 'A', 0, inTerrain + 0.01))).toMatchObject({ rule: 'FD-TERRAIN-14' });
    s.answer('move', shift(s, 'A', 0, inTerrain));
    s.end();
    const open = act(alone({ unitType, move: inch(normal) }), 'A', 'moveAction');
    open.answer('move', shift(open, 'A', normal, 0)).end();
  });
}

test('[FD-MOVE-12][FD-MOVE-14][FD-TERRAIN-15] three bikes (RW 4+, L 1) through a forest: three saves on 4+, each failure loses a bike', () => {
  const s = alone({ unitType: 'bikes', move: inch(12), save: 4 }, { wood }, 3, [4, 3, 6]);
  act(s, 'A', 'moveAction').answer('move', shift(s, 'A', 0, 5));
  expect(s.of('modelLost').map((e) => e.model)).toEqual(['A.2']);
  s.end();
});

test('[FD-MOVE-13] two movement actions in terrain, two tests', () => {
  const s = field({
    red: { A: { at: [20, 20], profile: { unitType: 'bikes', move: inch(12) }, rules: ['fast'] } },
    blue: { B: { at: [60, 40] } },
    terrain: { wood },
    dice: [6, 6],
  });
  activate(s, 'A')
    .answer('action', 'moveAction')
    .answer('move', shift(s, 'A', 0, 5));
  s.answer('action', 'fastMove')
    .answer('move', shift(s, 'A', 0, 5))
    .answer('action', null);
  expect(s.of('rolled')).toHaveLength(2);
  s.end();
});

test('[FD-GAP-26] armour ignores the terrain test; the option lets the saves be rolled', () => {
  const play = (armourInTerrain: boolean, dice: number[]) => {
    const s = field({
      red: { A: { at: [20, 20], profile: { unitType: 'vehicle', move: inch(12), lives: 3 }, rules: ['lightArmour'] } },
      blue: { B: { at: [60, 40] } },
      terrain: { wood },
      options: { armourInTerrain },
      dice,
    });
    act(s, 'A', 'moveAction')
      .answer('move', shift(s, 'A', 0, 5))
      .end();
    return s.state.models['A.1']!.lost;
  };
  expect(play(true, [])).toBe(0);
  expect(play(false, [1, 1])).toBe(1);
});

test('[FD-GAP-05] a move ends in one chain with gaps of at most 2"', () => {
  const s = act(alone({}, {}, 2), 'A', 'moveAction');
  const leg = (x: number) => [{ mover: 'A.2', legs: [{ leg: 'go', x: inch(x), y: inch(20) }] }];
  expect(s.refused('move', leg(23.01))).toMatchObject({ code: 'outOfCoherency', rule: 'FD-GAP-05' });
  s.answer('move', leg(23)).end();
  // Only the model that moved has a new place.
  expect(s.of('unitMoved')[0]!.placed.map((placed) => placed.model)).toEqual(['A.2']);
});

test('[FD-GAP-05] a broken chain must be restored as far as possible', () => {
  const s = field({
    red: {
      A: {
        places: [
          [20, 20],
          [26, 20],
        ],
      },
    },
    blue: { B: { at: [60, 40] } },
  });
  act(s, 'A', 'moveAction');
  expect(s.refused('move', shift(s, 'A', 0, 3))).toMatchObject({ code: 'outOfCoherency' });
  s.answer('move', [{ mover: 'A.2', legs: [{ leg: 'go', x: inch(22), y: inch(20) }] }]).end();
});

test('[FD-GAP-27] through friends, but not onto them; never through enemies', () => {
  const s = field({
    red: { A: { at: [20, 20] }, C: { at: [20, 22] } },
    blue: { B: { at: [22, 20] } },
  });
  act(s, 'A', 'moveAction');
  expect(s.refused('move', shift(s, 'A', 0, 2))).toMatchObject({ code: 'overlap', rule: 'FD-GAP-27' });
  expect(s.refused('move', shift(s, 'A', 4, 0))).toMatchObject({ code: 'throughEnemy', rule: 'FD-GAP-27' });
  s.answer('move', shift(s, 'A', 0, 4)).end();
});

test('[FD-GAP-28] a move may end in contact, and the unit can then fight', () => {
  const s = field({ red: { A: { at: [20, 20] } }, blue: { B: { at: [20, 25] } } });
  activate(s, 'A')
    .answer('action', 'moveAction')
    .answer('move', shift(s, 'A', 0, 4));
  expect(options(s, 'action')).toContain('meleeAction');
});

test('a move into contact tells the strikes that it leads to; any other tells nothing', () => {
  const s = act(field({ red: { A: { at: [20, 20] } }, blue: { B: { at: [20, 24] } } }), 'A', 'moveAction');
  const look = s.battle.lookAs('red');
  const told = (dy: number) => forecast(look, asked(s, 'move'), shift(s, 'A', 0, dy) as never);
  expect(told(1)).toEqual([]);
  const [hit, save] = told(nearestPair(look, 'A', 'B').gap / 2540);
  expect(hit).toMatchObject({ purpose: 'hit', target: 'B', sides: 6 });
  expect(hit!.dice).toBeGreaterThan(0);
  expect(save).toMatchObject({ purpose: 'save', target: 'B' });
});

test('[FD-GAP-69] a vehicle turns freely while it moves; its centre is measured', () => {
  const s = field({
    red: {
      A: {
        at: [20, 20],
        profile: { unitType: 'vehicle', move: inch(12), base: { shape: 'rect', length: inch(4), width: inch(2) } },
      },
    },
    blue: { B: { at: [60, 40] } },
  });
  act(s, 'A', 'moveAction').answer('move', [
    { mover: 'A.1', legs: [{ leg: 'go', x: inch(20), y: inch(32), facing: 900 }] },
  ]);
  expect(modelState(s, 'A.1').where).toMatchObject({ facing: 900 });
  s.end();
});

/** Where the proposed move takes the first model. */
function proposed(s: Play): readonly [number, number] {
  act(s, 'A', 'moveAction');
  s.answer('move', presetAnswer(s.battle.look as never, s.request('move')));
  return whereIs(s, 'A.1');
}

test('[FD-ACTION-07] the proposed move goes as far as it can towards the nearest goal', () => {
  const red = { A: { at: [20, 20] as const, models: 2 } };
  const blue = { B: { at: [20.75, 40] as const }, C: { at: [60.75, 20] as const } };
  expect(proposed(field({ red, blue }))).toEqual([20, 26]);
  expect(proposed(field({ red, blue: { C: blue.C, B: { at: [20.75, 23] } } }))[1]).toBeLessThan(22.01);
  const objectives = { X1: { at: [60.75, 20] as const, value: 1 }, X2: { at: [20.75, 8] as const, value: 1 } };
  expect(proposed(field({ red, blue, objectives, mission: 'captureObjectives' }))).toEqual([20, 14]);
  expect(proposed(field({ red, blue, objectives: { X1: { at: [22.75, 20], value: 1 } } }))).toEqual([22, 20]);
  const hill = { red: { A: { at: [36, 10] as const } }, blue, mission: 'kingOfTheHill' as const };
  expect(proposed(field(hill))).toEqual([36, 16]);
  expect(proposed(field({ red, blue, terrain: { wood: { ...wood, blocksSight: true } } }))).toEqual([20, 24]);
  expect(proposed(field({ red, blue, terrain: { small: { rect: [15, 23, 20, 0.9] } } }))).toEqual([20, 26]);
  const house = { class: 'sightBlocker' as const, entry: 'none' as const };
  const blocked = (y: number) => proposed(field({ red, blue, terrain: { house: { ...house, rect: [15, y, 20, 3] } } }));
  expect(blocked(24)).toEqual([20, 23]);
  expect(blocked(22.1)).toEqual([20, 21.5]);
  expect(blocked(20.6)).toEqual([20, 20]);
});

test('[FD-ACTION-07] a unit that stands on its goal stays there', () => {
  const s = field({
    red: { A: { at: [20, 20] } },
    blue: { B: { at: [60, 40] } },
    mission: 'captureObjectives',
    objectives: { X1: { at: [20, 20], value: 1 } },
  });
  expect(proposed(s)).toEqual([20, 20]);
  expect(s.of('unitMoved')).toEqual([]);
  s.end();
});

test('[FD-GAP-28] a charge goes straight into contact, and the others go along', () => {
  const charge = (x: number, y: number) => {
    const s = field({ red: { A: { at: [20, 20], models: 2 } }, blue: { B: { at: [x, y] } } });
    return chargeAt(s.battle.look, 'A', 'B')?.map(({ model, points }) => {
      const { x: toX, y: toY } = points.at(-1)!;
      return [model, Math.round(toX / 25.4) / 100, Math.round(toY / 25.4) / 100];
    });
  };
  expect(charge(20, 25)).toEqual([
    ['A.1', 20, 24],
    ['A.2', 21.5, 24],
  ]);
  expect(charge(25.5, 20)).toEqual([
    ['A.1', 23, 20],
    ['A.2', 24.5, 20],
  ]);
  expect(charge(15, 20)).toEqual([
    ['A.1', 16, 20],
    ['A.2', 17.5, 20],
  ]);
});

test('[FD-GAP-05] the proposed move restores a broken chain, slowed by terrain; a chain beyond repair moves freely', () => {
  const places = (x: number) =>
    [
      [20, 20],
      [x, 20],
    ] as const;
  const blue = { B: { at: [20, 40] as const } };
  const s = field({ red: { A: { places: places(26) } }, blue });
  expect(proposed(s)).toEqual([20, 20]);
  expect(whereIs(s, 'A.2')[0]).toBeLessThanOrEqual(23);
  const mud = { mud: { class: 'softCover' as const, blocksSight: false, rect: [23.5, 15, 3, 10] as const } };
  const slow = field({ red: { A: { places: places(28) } }, blue, terrain: mud });
  act(slow, 'A', 'moveAction');
  // Four inches through terrain are not enough, so the unit may move as it likes.
  slow.answer('move', shift(slow, 'A', 0, 3)).end();
  const near = field({ red: { A: { places: places(26.9) } }, blue, terrain: mud });
  act(near, 'A', 'moveAction');
  expect(near.refused('move', shift(near, 'A', 0, 3))).toMatchObject({ code: 'outOfCoherency' });
  // Beyond repair, the unit goes on towards the enemy.
  const far = field({ red: { A: { places: places(60) } }, blue: { B: { at: [40, 40] } } });
  expect(proposed(far)[1]).toBeGreaterThan(20);
  expect(whereIs(far, 'A.2')[1]).toBeGreaterThan(20);
  const shut = field({ red: { A: { places: places(26) } }, blue: { B: { at: [23, 20] } } });
  act(shut, 'A', 'moveAction')
    .answer('move', shift(shut, 'A', 0, 3))
    .end();
});

test('[FD-GAP-08] a unit moves at the pace of its slowest model that is left', () => {
  const most = (gone: boolean) => {
    const s = field({
      red: { A: { at: [20, 20], models: 3, other: { 1: { profile: { move: inch(4) } } } } },
      blue: { B: { at: [20, 30], weapons: ['boltgun'] } },
      dice: gone ? [3, 1, 6] : [],
    });
    if (gone) act(s, 'B', 'shootAction').answer('casualties', ['A.2']);
    return act(s, 'A', 'moveAction').request('move').args.most;
  };
  expect(most(false)).toBe(inch(4));
  expect(most(true)).toBe(inch(6));
});

test('[FD-TERRAIN-14][FD-GAP-25] one model in terrain slows the whole unit', () => {
  const s = act(alone({}, { wood: { ...wood, rect: [10, 21, 10.5, 20] } }, 2), 'A', 'moveAction');
  expect(s.refused('move', shift(s, 'A', 0, 4.01))).toMatchObject({
    code: 'tooFarInTerrain',
    limit: inch(4),
    args: { model: 'A.1' },
  });
});

test('[FD-ACTION-07][FD-TERRAIN-14][FD-SPECIAL-03][FD-GAP-69] a move names the rules that it follows', () => {
  const rules = (A: Troop, terrain: Record<string, Piece> = {}) => {
    const s = field({ red: { A: { at: [20, 20], ...A } }, blue: { B: { at: [60, 40] } }, terrain });
    return act(s, 'A', 'moveAction')
      .answer('move', shift(s, 'A', 0, 3))
      .of('unitMoved')[0]!.rules;
  };
  const always = ['FD-ACTION-07', 'FD-MOVE-01', 'FD-PROFILE-01', 'FD-GAP-08'];
  expect(rules({ models: 2 })).toEqual(always);
  expect(rules({ models: 2 }, { wood: { ...wood, rect: [10, 21, 10.5, 20] } })).toEqual([
    ...always,
    'FD-TERRAIN-14',
    'FD-ACTION-08',
    'FD-GAP-25',
    'FD-GAP-30',
  ]);
  expect(rules({ models: 2, rules: ['terrainExperience'] }, { wood: { ...wood, rect: [10, 21, 10.5, 20] } })).toEqual([
    ...always,
    'FD-SPECIAL-03',
    'FD-GAP-78',
  ]);
  expect(rules({ profile: { unitType: 'vehicle' } })).toEqual([
    'FD-ACTION-07',
    'FD-MOVE-06',
    'FD-PROFILE-01',
    'FD-GAP-08',
    'FD-GAP-69',
  ]);
});

test('[FD-GAP-27][FD-TERRAIN-06] the table ends at its edge, and every refusal names the model', () => {
  const s = field({
    red: { A: { at: [20, 2], models: 2 } },
    blue: { B: { at: [60, 40] } },
    terrain: { house: { class: 'sightBlocker', entry: 'none', rect: [21, 3, 1, 1] } },
  });
  act(s, 'A', 'moveAction');
  expect(s.refused('move', shift(s, 'A', 0, -1.6))).toMatchObject({ code: 'offTable', rule: 'FD-GAP-27' });
  expect(s.refused('move', shift(s, 'A', 0, 4))).toMatchObject({ code: 'closed', args: { model: 'A.2' } });
  expect(s.refused('move', [{ mover: 'A.1', legs: [{ leg: 'fly', x: 0, y: 0 }] }])).toMatchObject({
    code: 'malformed',
    args: { kind: 'path', wanted: expect.stringContaining('there is no leg fly') },
  });
});

test('[FD-GAP-14][FD-MOVE-14] taking cover helps in terrain tests', () => {
  const s = field({
    red: { A: { at: [20, 20], takeCover: true, profile: { unitType: 'bikes', move: inch(12), save: 4 } } },
    blue: { B: { at: [60, 40] } },
    terrain: { wood },
    dice: [3],
  });
  act(s, 'A', 'moveAction')
    .answer('move', shift(s, 'A', 0, 5))
    .end();
  expect(s.state.units['A']!.living).toBe(1);
});

test('[FD-GAP-26] by the option armoured models save without their armour', () => {
  const s = field({
    red: { A: { at: [20, 20], profile: { unitType: 'vehicle', move: inch(12), lives: 3 }, rules: ['lightArmour'] } },
    blue: { B: { at: [60, 40] } },
    terrain: { wood },
    options: { armourInTerrain: false },
    dice: [3],
  });
  act(s, 'A', 'moveAction')
    .answer('move', shift(s, 'A', 0, 5))
    .end();
});

test('[FD-MOVE-14][FD-VEHICLE-15] a vehicle may blow up in a terrain test and hit those around it', () => {
  const s = field({
    red: {
      A: { at: [20, 20], profile: { unitType: 'vehicle', move: inch(12), lives: 3 } },
      C: { at: [24, 25] },
    },
    blue: { B: { at: [60, 40] } },
    terrain: { wood },
    dice: [1, 6, 1],
  });
  act(s, 'A', 'moveAction')
    .answer('move', shift(s, 'A', 0, 5))
    .end();
  expect(s.of('unitDestroyed').map((e) => e.unit)).toEqual(['A', 'C']);
});

test('goals are the three nearest markers, or the hill, and then the enemies, the nearest first', () => {
  const goals = (mission: 'captureObjectives' | 'kingOfTheHill') => {
    const s = field({
      red: { A: { at: [50, 30] } },
      blue: { B: { at: [10, 10] }, C: { at: [60, 44] }, D: { at: [48, 10] } },
      mission,
      objectives: { X1: { at: [20, 30] }, X2: { at: [50, 36] }, X3: { at: [62, 30] }, X4: { at: [45, 27] } },
    });
    return goalsOf(s.battle.look, 'A').map(({ x, y }) => [x / 2540, y / 2540]);
  };
  const enemies = [
    [48, 10],
    [60, 44],
    [10, 10],
  ];
  expect(goals('captureObjectives')).toEqual([[50, 36], [45, 27], [62, 30], ...enemies]);
  expect(goals('kingOfTheHill')).toEqual([[36, 24], ...enemies]);
});

test('[FD-GAP-28] a charge of a unit that is in contact already goes nowhere', () => {
  const s = field({ red: { A: { at: [20, 20] } }, blue: { B: { at: [20, 21] } } });
  expect(chargeAt(s.battle.look, 'A', 'B')).toBe(null);
});

test('[FD-ACTION-07] without a goal the proposed move is none', () => {
  const s = field({ red: { A: { at: [20, 20] } }, blue: { R: { status: 'reserve' } } });
  expect(proposed(s)).toEqual([20, 20]);
});

test('[FD-GAP-05] in the open a chain is restored with the whole move', () => {
  const s = field({
    red: {
      A: {
        places: [
          [20, 20],
          [28, 20],
        ],
      },
    },
    blue: { B: { at: [60, 40] } },
  });
  act(s, 'A', 'moveAction');
  expect(s.refused('move', shift(s, 'A', 0, 3))).toMatchObject({ code: 'outOfCoherency' });
});

test('[FD-GAP-27] no two models of a unit end on each other, whichever way they came', () => {
  const s = act(alone({}, {}, 2), 'A', 'moveAction');
  const [first, second] = shift(s, 'A', 0, 2);
  const onto = { ...second!, legs: [{ ...second!.legs[0]!, x: first!.legs[0]!.x + inch(0.5) }] };
  expect(s.refused('move', [first!, onto])).toMatchObject({ code: 'overlap', rule: 'FD-GAP-27' });
});

test('[FD-GAP-05][FD-GAP-77] units that fly keep together, too', () => {
  const flying = alone({ specialRules: ['flying'] }, {}, 2);
  const s = act(flying, 'A', 'moveAction');
  const [first, second] = shift(s, 'A', 0, 1);
  const away = { ...second!, legs: [{ ...second!.legs[0]!, x: second!.legs[0]!.x + inch(4) }] };
  expect(s.refused('move', [first!, away])).toMatchObject({ code: 'outOfCoherency', rule: 'FD-GAP-05' });
});

test('[FD-ACTION-07][FD-TERRAIN-14] a move of the whole unit goes along a direction, not so far through terrain', () => {
  const mud = { mud: { class: 'softCover' as const, blocksSight: false, rect: [10, 10, 40, 30] as const } };
  const goes = (terrain: Record<string, typeof mud.mud>, share: number) => {
    const { look } = field({ red: { A: { at: [20, 20] } }, blue: { B: { at: [60, 40] } }, terrain }).battle;
    const [way] = inDirection(look as never, { unit: 'A', kind: 'move' }, { x: 0.6, y: 0.8 }, share);
    const [from, to] = [way!.points[0]!, way!.points.at(-1)!];
    return [to.x - from.x, to.y - from.y].map((n) => Math.round((100 * n) / inch(1)) / 100);
  };
  expect([goes({}, 1), goes({}, 0.5)]).toEqual([
    [3.6, 4.8],
    [1.8, 2.4],
  ]);
  expect([goes(mud, 1), goes(mud, 0.5)]).toEqual([
    [2.4, 3.2],
    [1.2, 1.6],
  ]);
});

test('[FD-ACTION-07] a unit that has come to its goal goes nowhere', () => {
  const { look } = field({ red: { A: { at: [20, 20] } }, blue: { B: { at: [60, 40] } } }).battle;
  const goal = (x: number) => towards(look as never, { unit: 'A', kind: 'move' }, { x: inch(x), y: inch(20) }, 1);
  expect(goal(20)).toBeNull();
  expect(goal(21)![0]!.points.at(-1)).toMatchObject({ x: inch(21), y: inch(20) });
});

test('[FD-MOVE-12][FD-PROFILE-04] a test in terrain says what its die must show', () => {
  const s = field({
    red: { A: { at: [20, 20], profile: { unitType: 'bikes', move: inch(12), save: 4 } } },
    blue: { B: { at: [60, 40] } },
    terrain: { mud: { class: 'softCover', blocksSight: false, rect: [10, 21, 20, 10] } },
    dice: [6],
  });
  act(s, 'A', 'moveAction')
    .answer('move', shift(s, 'A', 0, 4))
    .end();
  expect(s.of('rolled')).toMatchObject([{ purpose: 'terrainTest', needs: { base: 4, value: 4 } }]);
});
