import { expect, test } from 'vitest';
import { act, activate, asked, field, options, type Piece, shift, whereIs } from '../../test/field.ts';
import { inch } from '../01-units/space.ts';
import { nearestPair } from '../08-close-combat/contact.ts';
import type { Profile } from '../generated/state.ts';
import { forecast } from '../view/forecast.ts';

const alone = (profile: Partial<Profile> = {}, terrain: Record<string, Piece> = {}, models = 1, dice: number[] = []) =>
  field({
    red: { A: { at: [20, 20], models, profile } },
    blue: { B: { at: [60, 40] } },
    terrain,
    dice,
  });

test('[FD-ACTION-07][FD-PROFILE-01] a move goes up to BW and not a tick farther', () => {
  const s = act(alone(), 'A', 'moveAction');
  expect(s.refused('move', [{ mover: 'A.1', legs: [{ leg: 'go', x: inch(20), y: inch(26) + 1 }] }])).toMatchObject({
    code: 'tooFar',
    rule: 'FD-ACTION-07',
    limit: inch(6),
  });
  s.answer('move', shift(s, 'A', 0, 6));
  expect(whereIs(s, 'A.1')).toEqual([20, 26]);
  s.end();
});

test('[FD-ACTION-30][FD-ACTION-31] a sprint goes up to twice BW in one piece', () => {
  const s = act(alone(), 'A', 'sprint');
  expect(s.refused('move', shift(s, 'A', 0, 12.01))).toMatchObject({ rule: 'FD-ACTION-30' });
  s.answer('move', shift(s, 'A', 0, 12));
  s.end();
});

const wood: Piece = { class: 'softCover', blocksSight: false, rect: [10, 21, 20, 20] };

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

test('[FD-TERRAIN-14][FD-GAP-25] less than 1" through a piece does not slow', () => {
  const strip: Piece = { class: 'softCover', blocksSight: false, rect: [10, 21, 20, 0.99] };
  const s = act(alone({}, { strip }), 'A', 'moveAction');
  s.answer('move', shift(s, 'A', 0, 6)).end();
  const wide = act(alone({}, { strip: { ...strip, rect: [10, 21, 20, 1] } }), 'A', 'moveAction');
  expect(wide.refused('move', shift(wide, 'A', 0, 6)).code).toBe('tooFarInTerrain');
  wide.answer('move', shift(wide, 'A', 0, 4)).end();
});

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

test('[FD-TERRAIN-05][FD-TERRAIN-06] soft cover is open to all, hard cover only to infantry, cavalry, beasts and walkers', () => {
  for (const [, unitType] of TYPES) {
    const hard = ['infantry', 'cavalry', 'beasts', 'walker'].includes(unitType);
    const s = act(
      alone({ unitType, move: inch(12) }, { ruin: { class: 'hardCover', rect: [10, 21, 20, 20] } }),
      'A',
      'moveAction',
    );
    const plan = shift(s, 'A', 0, 3);
    if (hard) expect(s.battle.refuse(s.battle.pending[0]!.id, plan)).toBe(null);
    else expect(s.refused('move', plan)).toMatchObject({ code: 'closed', rule: 'FD-TERRAIN-06' });
    const soft = act(alone({ unitType, move: inch(12) }, { wood }), 'A', 'moveAction');
    expect(soft.battle.refuse(soft.battle.pending[0]!.id, shift(soft, 'A', 0, 3))).toBe(null);
  }
});

test('[FD-TERRAIN-07] a sight blocker is open to all or to none', () => {
  const enter = (entry: 'all' | 'none') => {
    const s = act(alone({}, { t: { class: 'sightBlocker', entry, rect: [10, 21, 20, 20] } }), 'A', 'moveAction');
    return s.battle.refuse(s.battle.pending[0]!.id, shift(s, 'A', 0, 3));
  };
  expect(enter('all')).toBe(null);
  expect(enter('none')).toMatchObject({ code: 'closed', rule: 'FD-TERRAIN-07' });
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

test('[FD-SPECIAL-01][FD-GAP-76] fast: one more move in the activation, with a long action too', () => {
  const s = field({ red: { A: { at: [20, 20], rules: ['fast'] } }, blue: { B: { at: [60, 40] } } });
  activate(s, 'A')
    .answer('action', 'fastMove')
    .answer('move', shift(s, 'A', 0, 6));
  s.answer('action', 'sprint').answer('move', shift(s, 'A', 0, 12));
  expect(whereIs(s, 'A.1')).toEqual([20, 38]);
  s.end();
});

test('[FD-SPECIAL-02][FD-GAP-77] flying: over terrain and enemies without slowing or test, but not into closed pieces', () => {
  const s = field({
    red: { A: { at: [20, 20], profile: { unitType: 'bikes', move: inch(12) }, rules: ['flying'] } },
    blue: { B: { at: [20, 22] } },
    terrain: { house: { class: 'sightBlocker', entry: 'none', rect: [15, 23, 10, 4] } },
  });
  act(s, 'A', 'moveAction');
  expect(s.refused('move', shift(s, 'A', 0, 5))).toMatchObject({ code: 'closed' });
  s.answer('move', shift(s, 'A', 0, 12));
  s.end();
});

test('[FD-SPECIAL-03][FD-SPECIAL-04] terrain experience: no slowing, no test', () => {
  const s = field({
    red: { A: { at: [20, 20], profile: { unitType: 'bikes', move: inch(12) }, rules: ['terrainExperience'] } },
    blue: { B: { at: [60, 40] } },
    terrain: { wood },
  });
  act(s, 'A', 'moveAction').answer('move', shift(s, 'A', 0, 12));
  s.end();
});

test('[FD-SPECIAL-05][FD-GAP-79] vanguard: a free move before the first round, not within 1" of an enemy', () => {
  const s = field({
    red: { A: { at: [20, 20], rules: ['vanguard'] } },
    blue: { B: { at: [20, 26] } },
  });
  s.start('vanguard', { left: [] });
  expect(s.refused('move', shift(s, 'A', 0, 4))).toMatchObject({ code: 'tooNear', rule: 'FD-GAP-79' });
  s.answer('move', shift(s, 'A', 0, 3)).end();
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
