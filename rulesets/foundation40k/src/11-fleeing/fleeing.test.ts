import { expect, test } from 'vitest';
import { act, activate, field, options, war, whereIs } from '../../test/field.ts';
import { clash, farApart } from '../../test/situations.ts';
import { inch } from '../01-units/space.ts';

test('[FD-FLEE-01][FD-FLEE-02][FD-FLEE-03][FD-ACTION-23][FD-GAP-40] a fleeing unit must flee, then may rally, nothing else', () => {
  const s = farApart({ red: { A: { at: [20, 20], morale: 'fleeing' } }, dice: [3, 2] });
  activate(s, 'A');
  // There was no choice, so the unit has fled already.
  expect(whereIs(s, 'A.1')).toEqual([20, 17]);
  expect(options(s, 'action')).toEqual(['rallyAction']);
  s.answer('action', 'rallyAction');
  expect(s.state.units['A']!.morale).toBe('ok');
  s.end();
});

test('[FD-FLEE-04][FD-FLEE-05][FD-ROUND-08] own fleeing units come before the others', () => {
  const s = war({
    red: { A: { at: [20, 20] }, C: { at: [30, 20], morale: 'fleeing' } },
    blue: { B: { at: [60, 40] } },
    dice: [6, 1, 2],
  });
  // There is no choice: the fleeing unit has been activated and has run.
  expect(s.of('activated').map((e) => e.unit)).toEqual(['C']);
  expect(s.asked).toEqual(['red:action']);
});

test('[FD-FLEE-08] one model at the edge and the unit is gone', () => {
  const s = farApart({
    red: {
      A: {
        places: [
          [20, 20],
          [20, 18.5],
          [20, 5.5],
        ],
        morale: 'fleeing',
      },
    },
    dice: [5],
  });
  act(s, 'A', 'fleeAction');
  expect(s.of('unitDestroyed')[0]).toMatchObject({ unit: 'A', why: 'edge' });
  s.end();
});

test('[FD-FLEE-09] a failed rally leaves it fleeing', () => {
  const s = farApart({ red: { A: { at: [20, 20], morale: 'fleeing' } }, dice: [1] });
  act(s, 'A', 'rallyAction');
  expect(s.state.units['A']!.morale).toBe('fleeing');
  s.end();
});

test('[FD-GAP-39] fleeing by choice: the duty is done and only rally is left; the option forbids it', () => {
  const s = activate(farApart({ red: { A: { at: [20, 20] } }, dice: [2] }), 'A').answer('action', 'fleeAction');
  expect(s.state.units['A']).toMatchObject({ morale: 'fleeing', fled: true });
  expect(options(s, 'action')).toEqual(['rallyAction']);
  const no = activate(farApart({ red: { A: { at: [20, 20] } }, options: { voluntaryFlight: false } }), 'A');
  expect(options(no, 'action')).not.toContain('fleeAction');
});

test('[FD-GAP-41] a flank attacker flees to the edge over which it came', () => {
  const s = field({
    red: { A: { at: [50, 20], morale: 'fleeing', entryEdge: 'east' } },
    blue: { B: { at: [10, 40] } },
    dice: [4],
  });
  act(s, 'A', 'fleeAction');
  expect(whereIs(s, 'A.1')).toEqual([54, 20]);
  s.end();
});

test('[FD-GAP-42] a fleeing model goes around what is in its way; of equally short ways the owner chooses', () => {
  const flee = (x: number) =>
    act(
      farApart({
        red: { A: { at: [20, 20], morale: 'fleeing' } },
        terrain: { house: { class: 'sightBlocker', entry: 'none', rect: [x, 17, 2, 2] } },
        dice: [6],
      }),
      'A',
      'fleeAction',
    );
  // Straight behind a house 2" wide: half of the house and half of the base on either side.
  for (const [side, sign] of [
    ['west', -1],
    ['east', 1],
  ] as const) {
    const s = flee(19);
    expect(s.request('flightSide')).toMatchObject({ by: 'red', options: [{ id: 'west' }, { id: 'east' }] });
    s.answer('flightSide', side).end();
    const [x, y] = whereIs(s, 'A.1');
    expect(y).toBeLessThan(17);
    expect(y).toBeGreaterThan(13.9);
    expect(sign * (x - 20)).toBeGreaterThan(0.5);
    expect(sign * (x - 20)).toBeLessThan(1.8);
  }
  // With the house farther east, only one way is shortest.
  const s = flee(19.3);
  s.end();
  expect(whereIs(s, 'A.1')[0]).toBeLessThan(20);
});

test('[FD-GAP-42] nobody runs around something beyond the table', () => {
  const s = act(
    farApart({
      red: { A: { at: [1, 20], morale: 'fleeing' } },
      terrain: { house: { class: 'sightBlocker', entry: 'none', rect: [0.5, 17, 4, 2] } },
      dice: [6],
    }),
    'A',
    'fleeAction',
  );
  s.end();
  expect(whereIs(s, 'A.1')[0]).toBeGreaterThan(1);
});

test('[FD-GAP-44] a fleeing unit under fire takes no test; losing a melee it flees without one', () => {
  const s = field({
    red: { A: { at: [20, 20], weapons: ['boltgun'] } },
    blue: { B: { at: [20, 30], models: 2, morale: 'fleeing' } },
    dice: [3, 1],
  });
  act(s, 'A', 'shootAction').answer('casualties', ['B.1']).end();
  const m = field({
    red: { A: { at: [20, 20] } },
    blue: { B: { at: [20, 21], morale: 'fleeing', profile: { lives: 2 } } },
    dice: [4, 1, 1, 3],
  });
  act(m, 'A', 'meleeAction').answer('pursue', false);
  expect(whereIs(m, 'B.1')[1]).toBeCloseTo(24, 2);
  m.end();
});

test('[FD-GAP-83] flight stops at the border of a piece that is closed to the unit', () => {
  const s = field({
    red: {
      A: {
        at: [20, 20],
        morale: 'fleeing',
        profile: { unitType: 'vehicle', base: { shape: 'rect', length: inch(4), width: inch(2) } },
      },
    },
    blue: { B: { at: [60, 40] } },
    terrain: { ruin: { class: 'hardCover', rect: [10, 10, 20, 6] } },
    dice: [6],
  });
  act(s, 'A', 'fleeAction');
  expect(whereIs(s, 'A.1')[1]).toBeCloseTo(17, 2);
  s.end();
});

test("[FD-GAP-86] a unit that begins to flee must be its owner's next activation", () => {
  const s = war({
    red: { A: { at: [20, 20], weapons: ['boltgun'] } },
    blue: { B: { at: [20, 30], models: 2, morale: 'pinned' }, C: { at: [60, 40] } },
    dice: [6, 1, 3, 1, 1, 2],
  });
  s.answer('action', 'shootAction').answer('target', 'B').answer('casualties', ['B.1']).answer('action', null);
  expect(s.of('activated').map((e) => e.unit)).toEqual(['A', 'B']);
});

test('[FD-GAP-43] a reacting unit that loses its melee must still flee in its own activation, an active one has fled', () => {
  const play = (dice: number[]) => {
    const s = field({
      red: { A: { at: [20, 20], weapons: ['club'], profile: { lives: 9 } } },
      blue: { B: { at: [20, 21], weapons: ['club'], profile: { lives: 9 }, reactionMarker: true } },
      dice,
    });
    activate(s, 'A').answer('action', 'takeCover').answer('reaction', 'react/B:meleeAction').answer('pursue', false);
    return s.state.units;
  };
  expect(play([1, 1, 1, 1, 1, 2])['B']).toMatchObject({ morale: 'fleeing', fled: false });
  expect(play([4, 4, 1, 1, 1, 1, 1, 2])['A']).toMatchObject({ morale: 'fleeing', fled: true });
});

test('[FD-FLEE-01] a unit that already flees does not begin to', () => {
  const s = farApart({ red: { A: { at: [20, 20], morale: 'fleeing' } }, dice: [1] });
  expect(act(s, 'A', 'fleeAction').of('moraleChanged')).toEqual([]);
});

test('[FD-GAP-83][FD-GAP-77] a flying unit flees over enemies and closed pieces, but does not end on them', () => {
  const flee = (distance: number) => {
    const s = field({
      red: { A: { at: [20, 20], morale: 'fleeing', rules: ['flying'] } },
      blue: { B: { at: [20, 17.5] } },
      terrain: { house: { class: 'sightBlocker', entry: 'none', rect: [15, 13.5, 10, 2] } },
      dice: [distance],
    });
    act(s, 'A', 'fleeAction').end();
    return whereIs(s, 'A.1');
  };
  expect(flee(4)).toEqual([20, 16]);
  expect(flee(2)[1]).toBeCloseTo(18.5, 1);
  expect(flee(5)[1]).toBeGreaterThanOrEqual(16);
  expect(flee(5)[1]).toBeLessThan(16.5);
});

/** A unit that flees from the middle of the table past a closed piece 2" wide that lies 2" ahead. */
const pastHouse = (
  edge: 'south' | 'north' | 'west' | 'east',
  more: { places?: [number, number][]; C?: [number, number] } = {},
) => {
  const [dx, dy] = ({ south: [0, -1], north: [0, 1], west: [-1, 0], east: [1, 0] } as const)[edge];
  const s = field({
    red: {
      A: { places: more.places ?? [[36, 24]], morale: 'fleeing', entryEdge: edge },
      ...(more.C === undefined ? {} : { C: { at: more.C } }),
    },
    blue: { B: { at: [5, 5] } },
    terrain: { house: { class: 'sightBlocker', entry: 'none', rect: [35 + 3 * dx, 23 + 3 * dy, 2, 2] } },
    dice: [6],
  });
  return act(s, 'A', 'fleeAction');
};

test('[FD-GAP-42][FD-FLEE-06] a fleeing model passes an obstacle on either side, towards any edge', () => {
  for (const [edge, sides] of [
    ['south', ['west', 'east']],
    ['north', ['west', 'east']],
    ['west', ['south', 'north']],
    ['east', ['south', 'north']],
  ] as const)
    for (const [i, side] of sides.entries()) {
      const s = pastHouse(edge);
      expect(s.request('flightSide').options.map((o) => o.id)).toEqual(sides);
      s.answer('flightSide', side).end();
      const [x, y] = whereIs(s, 'A.1');
      const [ahead, aside] = sides[0] === 'west' ? [Math.abs(y - 24), x - 36] : [Math.abs(x - 36), y - 24];
      expect(ahead).toBeGreaterThan(4);
      expect(ahead).toBeLessThan(6);
      expect(aside * (i === 0 ? -1 : 1)).toBeGreaterThan(0.5);
      expect(aside * (i === 0 ? -1 : 1)).toBeLessThan(1.8);
      expect(Math.sign(edge === 'south' || edge === 'west' ? -1 : 1)).toBe(
        Math.sign(sides[0] === 'west' ? y - 24 : x - 36),
      );
    }
});

test('[FD-GAP-42] where the way around ends on a friend, the model stops before the obstacle', () => {
  const [x, y] = whereIs(pastHouse('south').answer('flightSide', 'west'), 'A.1');
  const blocked = pastHouse('south', { C: [x - 0.5, y] }).answer('flightSide', 'west');
  expect(whereIs(blocked, 'A.1')).toEqual([36, expect.closeTo(22.5, 1)]);
  const own = pastHouse('south', {
    places: [
      [36, 24],
      [x - 0.5, y + 6],
    ],
  }).answer('flightSide', 'west');
  expect(whereIs(own, 'A.1')).toEqual([36, expect.closeTo(22.5, 1)]);
  // A friend elsewhere does not matter.
  const free = pastHouse('south', { C: [x - 3, y] }).answer('flightSide', 'west');
  expect(whereIs(free, 'A.1')).toEqual([x, y]);
});

test('[FD-GAP-42] one model with a choice of ways is enough for the question', () => {
  const s = pastHouse('south', {
    places: [
      [30, 24],
      [36, 24],
    ],
  });
  s.answer('flightSide', 'east').end();
  expect(whereIs(s, 'A.1')).toEqual([30, 18]);
  expect(whereIs(s, 'A.2')[0]).toBeGreaterThan(36.5);
});

test("[FD-GAP-41] a unit that came over no edge flees to its owner's", () => {
  for (const [unit, y] of [
    ['A', 18],
    ['B', 44],
  ] as const) {
    const s = farApart({ red: { A: { at: [20, 20] } }, dice: [unit === 'A' ? 2 : 4] });
    s.state.units[unit]!.entryEdge = 'none';
    act(s, unit, 'fleeAction').end();
    expect(whereIs(s, `${unit}.1`)[1]).toBe(y);
  }
});

test('[FD-GAP-57] a pinned winner does not pursue, and nobody pinned pursues a unit that cannot move', () => {
  const s = clash({ blue: { B: { at: [20, 21], weapons: ['club'], morale: 'pinned' } }, dice: [1, 1, 1, 1, 1, 5] });
  act(s, 'A', 'meleeAction').end();
  expect(s.state.units['A']!.morale).toBe('fleeing');
  const stuck = clash({ blue: { B: { at: [20, 21], morale: 'pinned' } } });
  stuck.state.models['A.1']!.stunned = true;
  act(stuck, 'A', 'fleeAction').end();
  expect(stuck.state.units['A']!.status).toBe('table');
  const held = clash({ dice: [1, 1, 1, 1, 1, 5] });
  held.state.models['B.1']!.immobilised = true;
  act(held, 'A', 'meleeAction').end();
});

test('[FD-MELEE-21][FD-MELEE-22] the pursuit is proposed, and goes straight at where the unit now stands', () => {
  const s = clash({ blue: { B: { at: [20.6, 20.8], weapons: ['club'] } }, dice: [1, 1, 1, 1, 1, 5, 3] });
  act(s, 'A', 'meleeAction');
  expect(s.request('pursue')).toMatchObject({
    by: 'blue',
    preset: true,
    args: { unit: 'B', target: 'A', distance: 5 },
  });
  s.answer('pursue', true).end();
  expect(s.of('rolled').at(-1)).toMatchObject({ purpose: 'pursuit', needs: { value: 5 } });
  expect(whereIs(s, 'B.1')).toEqual([expect.closeTo(20.29, 2), expect.closeTo(17.82, 2)]);
});

test('[FD-GAP-42][FD-FLEE-06] flight goes straight through friends and through terrain that is open to the unit', () => {
  const s = farApart({
    red: { A: { at: [20, 20], morale: 'fleeing' }, C: { at: [20, 17] } },
    terrain: { wood: { class: 'softCover', rect: [15, 17.5, 10, 2] } },
    dice: [6],
  });
  act(s, 'A', 'fleeAction').end();
  expect(whereIs(s, 'A.1')).toEqual([20, 14]);
});
