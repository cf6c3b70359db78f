import { expect, test } from 'vitest';
import { act, activate, asked, field, modelState, options, shift } from '../../test/field.ts';
import { alone, wood } from '../../test/situations.ts';
import { inch } from '../01-units/space.ts';
import { nearestPair } from '../08-close-combat/contact.ts';
import type { Profile } from '../generated/state.ts';
import { forecast } from '../view/forecast.ts';

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
