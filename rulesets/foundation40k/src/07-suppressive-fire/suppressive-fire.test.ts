import { expect, test } from 'vitest';
import { act, activate, modelState } from '../../test/field.ts';
import { firefight, shot } from '../../test/situations.ts';

test('[FD-SUPPRESS-01][FD-SUPPRESS-02][FD-SUPPRESS-03][FD-SUPPRESS-04][FD-ACTION-26] suppressive fire hits on 6 whatever the FK and takes nobody', () => {
  const s = activate(firefight({ dice: [6, 5, 1, 6] }), 'A').answer('action', 'suppressiveFire');
  expect(s.of('rolled')[0]!.counts[1]).toBe(1);
  expect(s.state.units['B']!.living).toBe(5);
  expect(s.asked).toEqual([]);
  s.end();
});

test('[FD-SUPPRESS-05][FD-SUPPRESS-06][FD-SUPPRESS-07][FD-SUPPRESS-08][FD-MORALE-03] one model that would be lost is enough for one test; failed means pinned', () => {
  const s = act(firefight({ dice: [6, 6, 1, 1, 1] }), 'A', 'suppressiveFire');
  expect(s.state.units['B']).toMatchObject({ living: 5, morale: 'pinned' });
  expect(s.of('rolled').filter((r) => r.purpose === 'morale')).toHaveLength(1);
  s.end();
});

test('[FD-SUPPRESS-09] all hits saved: no test', () => {
  act(firefight({ dice: [6, 6, 4, 4] }), 'A', 'suppressiveFire').end();
});

test('[FD-GAP-49] by the option one unsaved hit is enough, else a model must be lost', () => {
  const play = (suppression: 'modelLost' | 'unsavedHit', dice: number[]) => {
    const s = firefight({ blue: { B: { at: [20, 30], profile: { lives: 3 } } }, options: { suppression }, dice });
    act(s, 'A', 'suppressiveFire').end();
    return s.state.units['B']!.morale;
  };
  expect(play('modelLost', [6, 6, 1, 1])).toBe('ok');
  expect(play('unsavedHit', [6, 6, 1, 1, 1])).toBe('pinned');
});

test('[FD-GAP-51] suppressive fire at a vehicle: no damage rolls; a hit whose reduced FP exceeds RW would destroy it', () => {
  const target = {
    B: { at: [20, 30] as const, profile: { unitType: 'vehicle' as const, lives: 3 }, rules: ['lightArmour' as const] },
  };
  const s = shot({ red: { A: { at: [20, 20], weapons: ['rocketLauncher'] } }, blue: target, dice: [6, 1, 1] });
  act(s, 'A', 'suppressiveFire');
  expect(s.state.units['B']).toMatchObject({ morale: 'pinned', living: 1 });
  expect(modelState(s, 'B.1').lost).toBe(0);
  s.end();
});
