import { scenario } from '@walstatt/testkit';
import { expect, test } from 'vitest';
import { act, endRound, field, shift, war } from '../../test/field.ts';
import { inch } from '../01-units/space.ts';
import { ruleset } from '../index.ts';

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
});

test('[FD-SCENARIO-06][FD-GAP-97] Capture objectives: 1D6+2 markers, placed in turn, the player who deploys second first', () => {
  const s = field({ mission: 'captureObjectives', dice: [1] }).start('markers', { left: 0, turn: null });
  const at = (piece: string, x: number, y: number) => [{ piece, pose: { x: inch(x), y: inch(y) } }];
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
  naming.answer('general', 'A', 'red');
  expect(naming.state.players).toMatchObject({ red: { general: 'A' }, blue: { general: 'B' } });
  naming.end();
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
  s.end();
});
