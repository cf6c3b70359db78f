import { expect, test } from 'vitest';
import { act, whereIs } from '../../test/field.ts';
import { farApart, shot } from '../../test/situations.ts';

test('[FD-MORALE-04][FD-PROFILE-07][FD-ACTION-25][FD-FLEE-10] a die equal to MW rallies, one below does not', () => {
  const rally = (die: number) => {
    const s = farApart({ red: { A: { at: [20, 20], morale: 'fleeing', profile: { morale: 3 } } }, dice: [die] });
    act(s, 'A', 'rallyAction').end();
    return s.state.units['A']!.morale;
  };
  expect(rally(3)).toBe('ok');
  expect(rally(2)).toBe('fleeing');
});

test('[FD-MORALE-05][FD-GAP-10] of several MW the best one counts', () => {
  const s = farApart({
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

test('[FD-GAP-47][FD-GAP-48] by occasion: pinned by fire, fleeing when pinned already, without moving at once', () => {
  const s = shot({ blue: { B: { at: [20, 30], models: 3 } }, dice: [3, 1, 1, 3, 1, 1] });
  act(s, 'A', 'shootAction').answer('casualties', ['B.1']);
  expect(s.state.units['B']!.morale).toBe('pinned');
  act(s, 'A', 'shootAction').answer('casualties', ['B.2']);
  expect(s.state.units['B']!.morale).toBe('fleeing');
  expect(whereIs(s, 'B.3')).toEqual([23, 30]);
  s.end();
});
