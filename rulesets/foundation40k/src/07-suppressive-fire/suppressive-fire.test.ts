import { expect, test } from 'vitest';
import { act, activate, type Field, modelState, type Troop } from '../../test/field.ts';
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

test('[FD-SUPPRESS-02][FD-SHOOT-10] the saves are those of a volley, with FP and cover', () => {
  const s = shot({
    weapons: { boltgun: { fp: 2 } },
    terrain: { wood: { class: 'softCover', blocksSight: false, rect: [18, 28, 12, 4] } },
    dice: [6, 3, 1],
  });
  act(s, 'A', 'suppressiveFire').end();
  expect(s.state.units['B']!.morale).toBe('pinned');
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
  expect(play('unsavedHit', [6, 6, 4, 4])).toBe('ok');
});

/** So many hits that nothing saves, then a 1 for the test if there is one: the morale of the target. */
function suppressed(B: Troop, hits: number, more: Field & { isTested: boolean }): string {
  const s = firefight({
    ...more,
    red: { A: { at: [20, 20], models: hits, weapons: ['boltgun'] } },
    blue: { B: { at: [20, 30], ...B } },
    dice: [...Array<number>(hits).fill(6), ...Array<number>(hits).fill(1), ...(more.isTested ? [1] : [])],
  });
  act(s, 'A', 'suppressiveFire').end();
  return s.state.units['B']!.morale;
}

test('[FD-SUPPRESS-05][FD-GAP-49] the hits add up, with the lives lost before', () => {
  const [two, three] = [{ profile: { lives: 2 } }, { profile: { lives: 3 } }];
  expect(suppressed(two, 1, { isTested: false })).toBe('ok');
  expect(suppressed(two, 2, { isTested: true })).toBe('pinned');
  expect(suppressed({ ...three, damage: { lost: 1 } }, 1, { isTested: false })).toBe('ok');
  expect(suppressed({ ...three, damage: { lost: 1 } }, 2, { isTested: true })).toBe('pinned');
});

test('[FD-SUPPRESS-05][FD-GAP-49] the owner would choose the model that can take the most', () => {
  for (const place of [0, 1])
    expect(suppressed({ models: 2, other: { [place]: { profile: { lives: 2 } } } }, 1, { isTested: false })).toBe('ok');
});

test('[FD-SUPPRESS-05][FD-GAP-11] the hits fall in the order of a volley: on damaged models before others', () => {
  const blue = {
    B: {
      places: [
        [20, 30],
        [22, 30],
      ] as const,
      profile: { lives: 3 },
    },
  };
  const s = firefight({ blue, red: { A: { at: [20, 20], weapons: ['boltgun'] } }, dice: [6, 1, 1] });
  modelState(s, 'B.2').lost = 2;
  act(s, 'A', 'suppressiveFire').end();
  expect(s.state.units['B']!.morale).toBe('pinned');
});

test('[FD-SUPPRESS-05][FD-GAP-11] on models that are seen before others', () => {
  const hidden = { hill: { class: 'sightBlocker' as const, rect: [24, 22, 20, 4] as const } };
  const B = (seen: number, unseen: number): Troop => ({
    places: [
      [20, 30],
      [45, 30],
    ],
    profile: { lives: seen },
    other: { 1: { profile: { lives: unseen } } },
  });
  expect(suppressed(B(1, 2), 1, { terrain: hidden, isTested: true })).toBe('pinned');
  expect(suppressed(B(1, 2), 1, { isTested: false })).toBe('ok');
});

test('[FD-SUPPRESS-05][FD-GAP-16][FD-SPECIAL-13] a hit that removes a whole model falls on eternal warriors last and costs them one life', () => {
  const weapons = { boltgun: { fp: 4 } };
  const eternal = { profile: { specialRules: ['eternalWarrior' as const] } };
  const B = (...warriors: number[]): Troop => ({
    models: 2,
    profile: { lives: 3 },
    other: Object.fromEntries(warriors.map((place) => [place, eternal])),
  });
  expect(suppressed(B(0), 1, { weapons, isTested: true })).toBe('pinned');
  expect(suppressed(B(1), 1, { weapons, isTested: true })).toBe('pinned');
  expect(suppressed(B(0, 1), 2, { weapons, isTested: false })).toBe('ok');
  expect(suppressed(B(0, 1), 3, { weapons, isTested: true })).toBe('pinned');
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
