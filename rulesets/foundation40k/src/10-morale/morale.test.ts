import { expect, test } from 'vitest';
import { act, asked, measured, whereIs } from '../../test/field.ts';
import { clash, farApart, shot } from '../../test/situations.ts';

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
  expect(s.of('moraleChanged')[1]!.rules).toEqual(['FD-MORALE-06', 'FD-PINNED-03', 'FD-GAP-48', 'FD-GAP-37']);
  s.end();
});

test('[FD-MORALE-06] the journal names what the test was for', () => {
  const rulesOf = (action: string, dice: number[]): readonly string[] => {
    const s = act(shot({ blue: { B: { at: [20, 30], models: 4 } }, dice }), 'A', action);
    if (action === 'shootAction') s.answer('casualties', ['B.1']);
    s.end();
    return s.of('moraleChanged')[0]!.rules;
  };
  const pinned = (rule: string) => ['FD-MORALE-06', 'FD-GAP-47', rule, 'FD-GAP-37'];
  expect(rulesOf('shootAction', [3, 1, 1])).toEqual(pinned('FD-SHOOT-17'));
  expect(rulesOf('suppressiveFire', [6, 1, 1])).toEqual(pinned('FD-SUPPRESS-08'));
  const melee = act(clash({ dice: [1, 1, 1, 1, 1, 5] }), 'A', 'meleeAction').answer('pursue', false);
  expect(melee.of('moraleChanged')[0]!.rules).toEqual(['FD-MORALE-06', 'FD-MELEE-18', 'FD-GAP-37']);
});

test('[FD-PINNED-02][FD-FLEE-10] the journal names what the unit has rallied from', () => {
  const rulesOf = (morale: 'pinned' | 'fleeing'): readonly string[] => {
    const s = act(farApart({ red: { A: { at: [20, 20], morale } }, dice: [6] }), 'A', 'rallyAction');
    return s.of('moraleChanged')[0]!.rules;
  };
  expect(rulesOf('pinned')).toEqual(['FD-PINNED-02', 'FD-PROFILE-07']);
  expect(rulesOf('fleeing')).toEqual(['FD-FLEE-10', 'FD-PROFILE-07']);
});

test('[FD-GAP-71][FD-SPECIAL-20] the owner is asked about the second roll and may do without it', () => {
  const unit = { at: [20, 20] as const, morale: 'pinned' as const, rules: ['knowNoFear' as const] };
  const s = act(farApart({ red: { A: unit }, dice: [1] }), 'A', 'rallyAction');
  expect(asked(s, 'knowNoFear')).toMatchObject({ by: 'red', args: { unit: 'A' }, preset: true });
  s.answer('knowNoFear', false).end();
  expect(s.state.units['A']!.morale).toBe('pinned');
});

test('morale is measured unit by unit, for the odds', () => {
  const s = farApart({ red: { A: { morale: 'pinned' }, C: { morale: 'fleeing', at: [20, 30] } } });
  expect(['A', 'B', 'C'].map((unit) => measured(s, 'pinned', unit))).toEqual([1, 0, 0]);
  expect(['A', 'B', 'C'].map((unit) => measured(s, 'fleeing', unit))).toEqual([0, 0, 1]);
});
