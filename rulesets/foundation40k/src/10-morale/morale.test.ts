import { expect, test } from 'vitest';
import { act, activate, field, options, whereIs } from '../../test/field.ts';

const one = (more: Parameters<typeof field>[0]) => field({ blue: { B: { at: [60, 40] } }, ...more });

test('[FD-MORALE-04][FD-PROFILE-07][FD-ACTION-25][FD-FLEE-10] a die equal to MW rallies, one below does not', () => {
  const rally = (die: number) => {
    const s = one({ red: { A: { at: [20, 20], morale: 'fleeing', profile: { morale: 3 } } }, dice: [die] });
    act(s, 'A', 'rallyAction').end();
    return s.state.units['A']!.morale;
  };
  expect(rally(3)).toBe('ok');
  expect(rally(2)).toBe('fleeing');
});

test('[FD-MORALE-05][FD-GAP-10] of several MW the best one counts', () => {
  const s = one({
    red: {
      A: {
        at: [20, 20],
        models: 3,
        morale: 'pinned',
        profile: { morale: 4 },
        other: { 2: { profile: { morale: 2 } } },
      },
    },
    dice: [2],
  });
  act(s, 'A', 'rallyAction');
  expect(s.state.units['A']!.morale).toBe('ok');
  s.end();
});

test('[FD-FLEE-01][FD-FLEE-02][FD-FLEE-03][FD-ACTION-23][FD-GAP-40] a fleeing unit must flee, then may rally, nothing else', () => {
  const s = one({ red: { A: { at: [20, 20], morale: 'fleeing' } }, dice: [3, 2] });
  activate(s, 'A');
  // There was no choice, so the unit has fled already.
  expect(whereIs(s, 'A.1')).toEqual([20, 17]);
  expect(options(s, 'action')).toEqual(['rallyAction']);
  s.answer('action', 'rallyAction');
  expect(s.state.units['A']!.morale).toBe('ok');
  s.end();
});

test('[FD-ACTION-24][FD-FLEE-06][FD-FLEE-07] it runs 1D6 towards the edge over which it came, not its BW', () => {
  const s = one({ red: { A: { at: [20, 20], morale: 'fleeing', entryEdge: 'west' } }, dice: [5] });
  act(s, 'A', 'fleeAction');
  expect(whereIs(s, 'A.1')).toEqual([15, 20]);
  s.end();
});

test('[FD-FLEE-08] one model at the edge and the unit is gone', () => {
  const s = one({
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
  const s = one({ red: { A: { at: [20, 20], morale: 'fleeing' } }, dice: [1] });
  act(s, 'A', 'rallyAction');
  expect(s.state.units['A']!.morale).toBe('fleeing');
  s.end();
});

test('[FD-PINNED-01][FD-PINNED-02][FD-GAP-40] a pinned unit can only rally; after a success one other short action', () => {
  const s = one({ red: { A: { at: [20, 20], morale: 'pinned' } }, dice: [2] });
  activate(s, 'A');
  expect(options(s, 'action')).toEqual(['rallyAction']);
  s.answer('action', 'rallyAction');
  expect(options(s, 'action')).toEqual(['moveAction', 'secureArea', 'fleeAction']);
});

test('[FD-PINNED-04] a failed rally leaves it pinned and ends the activation', () => {
  const s = one({ red: { A: { at: [20, 20], morale: 'pinned' } }, dice: [1] });
  activate(s, 'A').answer('action', 'rallyAction');
  expect(s.state.units['A']!.morale).toBe('pinned');
  s.end();
});

test('[FD-PINNED-03] a pinned unit that fails another test caused by the enemy flees', () => {
  const s = field({
    red: { A: { at: [20, 20], weapons: ['boltgun'] } },
    blue: { B: { at: [20, 30], models: 2, morale: 'pinned' } },
    dice: [3, 1, 1],
  });
  act(s, 'A', 'shootAction').answer('casualties', ['B.1']);
  expect(s.state.units['B']).toMatchObject({ morale: 'fleeing', fled: false });
  s.end();
});

test('[FD-GAP-37] whoever is pinned loses its markers', () => {
  const s = field({
    red: { A: { at: [20, 20], weapons: ['boltgun'] } },
    blue: { B: { at: [20, 30], models: 2, reactionMarker: true, takeCover: true } },
    dice: [3, 1, 1],
  });
  act(s, 'A', 'shootAction').answer('casualties', ['B.1']);
  expect(s.state.units['B']).toMatchObject({ morale: 'pinned', reactionMarker: false, takeCover: false });
  s.end();
});

test('[FD-GAP-39] fleeing by choice: the duty is done and only rally is left; the option forbids it', () => {
  const s = activate(one({ red: { A: { at: [20, 20] } }, dice: [2] }), 'A').answer('action', 'fleeAction');
  expect(s.state.units['A']).toMatchObject({ morale: 'fleeing', fled: true });
  expect(options(s, 'action')).toEqual(['rallyAction']);
  const no = activate(one({ red: { A: { at: [20, 20] } }, options: { voluntaryFlight: false } }), 'A');
  expect(options(no, 'action')).not.toContain('fleeAction');
});

test('[FD-GAP-42] a fleeing model goes around what is in its way; of equally short ways the owner chooses', () => {
  const flee = (x: number) =>
    act(
      one({
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
    one({
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

test('[FD-GAP-71][FD-SPECIAL-20] know no fear: a failed test may be rolled again once; by the option it does nothing', () => {
  const unit = { A: { at: [20, 20] as const, morale: 'pinned' as const, rules: ['knowNoFear' as const] } };
  const s = one({ red: unit, dice: [1, 2] });
  act(s, 'A', 'rallyAction').answer('knowNoFear', true);
  expect(s.state.units['A']!.morale).toBe('ok');
  s.end();
  const off = one({ red: unit, options: { knowNoFear: 'nothing' }, dice: [1] });
  act(off, 'A', 'rallyAction').end();
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

test('[FD-GAP-38] fleeing between two actions without a flight: the second action must be flee', () => {
  const s = field({
    red: { A: { at: [20, 20], models: 4 } },
    blue: {
      B: { at: [20, 30], weapons: ['boltgun'], reactionMarker: true },
      C: { at: [24, 30], weapons: ['boltgun'], reactionMarker: true },
    },
    dice: [3, 1, 1, 3, 1, 1, 2],
  });
  activate(s, 'A').answer('action', 'secureArea');
  s.answer('reaction', 'react/B:shootAction').answer('casualties', ['A.1']);
  expect(s.state.units['A']!.morale).toBe('pinned');
  s.answer('reaction', 'react/C:shootAction').answer('casualties', ['A.2']);
  expect(s.state.units['A']).toMatchObject({ morale: 'fleeing', fled: true });
  expect(whereIs(s, 'A.3')[1]).toBe(18);
  // Both actions are spent.
  s.end();
});
