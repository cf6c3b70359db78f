import { expect, test } from 'vitest';
import { act, activate, field, modelState, options, shift, war, whereIs } from '../../test/field.ts';
import { clash, duel, farApart, wood } from '../../test/situations.ts';
import { inch } from '../01-units/space.ts';

test('[FD-SPECIAL-01][FD-GAP-76] fast: one more move in the activation, with a long action too', () => {
  const s = field({ red: { A: { at: [20, 20], rules: ['fast'] } }, blue: { B: { at: [60, 40] } } });
  activate(s, 'A')
    .answer('action', 'fastMove')
    .answer('move', shift(s, 'A', 0, 6));
  s.answer('action', 'sprint').answer('move', shift(s, 'A', 0, 12));
  expect(whereIs(s, 'A.1')).toEqual([20, 38]);
  s.end();
});

test('[FD-GAP-76] fast: not in melee, and not when pinned', () => {
  const A = { at: [20, 20] as const, models: 4, rules: ['fast' as const] };
  const melee = activate(field({ red: { A }, blue: { B: { at: [20, 21] } } }), 'A');
  expect(options(melee, 'action')).not.toContain('fastMove');
  const s = field({
    red: { A },
    blue: { B: { at: [20, 30], weapons: ['boltgun'], reactionMarker: true } },
    dice: [3, 1, 1],
  });
  activate(s, 'A').answer('action', 'takeCover').answer('reaction', 'react/B:shootAction');
  s.answer('casualties', ['A.1']).end();
  expect(s.state.units['A']!.morale).toBe('pinned');
});

test('[FD-SPECIAL-02][FD-GAP-77] flying: over terrain and enemies without slowing or test, but not into closed pieces', () => {
  const s = field({
    red: { A: { at: [20, 20], profile: { unitType: 'bikes', move: inch(12) }, rules: ['flying'] } },
    blue: { B: { at: [20, 22] } },
    terrain: { house: { class: 'sightBlocker', entry: 'none', rect: [15, 23, 10, 4] } },
  });
  act(s, 'A', 'moveAction');
  expect(s.refused('move', shift(s, 'A', 0, 5))).toMatchObject({ code: 'closed' });
  expect(s.refused('move', shift(s, 'A', 0, 2))).toMatchObject({ code: 'overlap', rule: 'FD-GAP-27' });
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
    red: { A: { at: [20, 20], rules: ['vanguard'] }, R: { status: 'reserve', rules: ['vanguard'] } },
    blue: { B: { at: [20, 26] } },
  });
  s.start('vanguard', { left: [] });
  expect(s.request('move')).toMatchObject({ none: true, args: { unit: 'A', kind: 'vanguard' } });
  expect(s.refused('move', shift(s, 'A', 0, 4))).toMatchObject({ code: 'tooNear', rule: 'FD-GAP-79' });
  s.answer('move', shift(s, 'A', 0, 3)).end();
});

test("[FD-SPECIAL-06][FD-GAP-80] a sniper names the model before the save; it uses that model's own RW", () => {
  const s = duel({
    red: { A: { at: [20, 20], weapons: ['boltgun'], rules: ['sniper'] } },
    blue: { B: { at: [20, 30], models: 5, other: { 4: { profile: { save: 6 } } } } },
    dice: [3, 6],
  });
  act(s, 'A', 'shootAction').answer('sniperTarget', 'B.5');
  expect(s.of('modelLost').map((e) => e.model)).toEqual(['B.5']);
  expect(s.of('rolled').find((e) => e.purpose === 'save')!.needs).toMatchObject({ base: 6 });
  s.end();
});

/** Red snipers shoot at blue ones 10" away. */
const snipers = (more: Parameters<typeof field>[0]) =>
  field({
    red: { A: { at: [20, 20], weapons: ['boltgun'], rules: ['sniper'] } },
    blue: { B: { at: [20, 30], models: 2 } },
    ...more,
  });

test('[FD-GAP-80] a saved sniper hit takes nobody, and one that armour ignores is not saved', () => {
  const saved = snipers({ dice: [3, 4] });
  act(saved, 'A', 'shootAction').answer('sniperTarget', 'B.2').end();
  expect(saved.state.units['B']!.living).toBe(2);
  expect(saved.of('hitsCounted')).toMatchObject([{ hits: 1, ignored: 0 }]);
  const ignored = snipers({ blue: { B: { at: [20, 30], models: 2, rules: ['lightArmour'] } }, dice: [3] });
  act(ignored, 'A', 'shootAction').answer('sniperTarget', 'B.2').end();
  expect(ignored.of('hitsCounted')).toMatchObject([{ hits: 1, ignored: 0 }]);
});

test('[FD-GAP-80] a sniper hit on a model that is gone is lost', () => {
  const twice = (fp: number, lives: number) => {
    const s = snipers({
      weapons: { boltgun: { rof: 2, fp } },
      blue: { B: { at: [20, 30], models: 5, profile: { lives } } },
      dice: [3, 3, 1, 1],
    });
    act(s, 'A', 'shootAction').answer('sniperTarget', 'B.1').answer('sniperTarget', 'B.1');
    s.moreDice(...(s.state.units['B']!.living < 4 ? [6] : [])).end();
    return s.of('modelLost').map((e) => e.model);
  };
  expect(twice(4, 3)).toEqual(['B.1']);
  expect(twice(1, 1)).toEqual(['B.1']);
});

test('[FD-GAP-80] a sniper names only models that it sees', () => {
  const s = snipers({
    blue: {
      B: {
        places: [
          [20, 30],
          [21.5, 30],
          [40, 30],
        ],
      },
    },
    terrain: { hill: { class: 'sightBlocker', rect: [24, 22, 20, 4] } },
    dice: [3],
  });
  act(s, 'A', 'shootAction');
  expect(options(s, 'sniperTarget')).toEqual(['B.1', 'B.2']);
});

test('[FD-GAP-80][FD-GAP-61] a sniper hit on a vehicle that waits for its last damage roll is lost', () => {
  const s = snipers({
    weapons: { boltgun: { rof: 2 } },
    blue: { B: { at: [20, 30], profile: { unitType: 'vehicle' } } },
    dice: [3, 3, 1, 1, 1],
  });
  act(s, 'A', 'shootAction').end();
  expect(s.of('vehicleDamaged')).toHaveLength(1);
});

test('[FD-GAP-80][FD-GAP-104] each sniper rolls alone, because each sees other models', () => {
  const s = snipers({ red: { A: { at: [20, 20], models: 2, weapons: ['boltgun'], rules: ['sniper'] } }, dice: [1, 1] });
  act(s, 'A', 'shootAction').end();
  expect(s.of('rolled').map((r) => r.faces.length)).toEqual([1, 1]);
});

test('[FD-SPECIAL-19][FD-SPECIAL-06] a preacher among snipers: the hits of both rolls are named', () => {
  const s = snipers({
    red: { A: { at: [20, 20], weapons: ['boltgun'], rules: ['sniper', 'preacher'] } },
    dice: [1, 3, 1, 6],
  });
  act(s, 'A', 'shootAction').answer('preacher', 1).answer('sniperTarget', 'B.2').end();
  expect(s.of('modelLost').map((e) => e.model)).toEqual(['B.2']);
});

test('[FD-SPECIAL-07] twin-linked doubles the RoF', () => {
  const s = duel({
    red: { A: { at: [20, 20], weapons: ['shoota'] } },
    weapons: { shoota: { rof: 2, fp: 0, specialRules: ['twinLinked'] } },
    dice: [1, 1, 1, 1],
  });
  act(s, 'A', 'shootAction').end();
});

test('[FD-SPECIAL-08][FD-SPECIAL-09] wild charge: +1 die and +1 FP for the attacker', () => {
  const s = clash({
    red: { A: { at: [20, 20], weapons: ['club'], rules: ['wildCharge'] } },
    blue: { B: { at: [20, 21], weapons: ['club'], profile: { lives: 9 } } },
    dice: [4, 1, 1, 3, 1, 1, 6],
  });
  act(s, 'A', 'meleeAction');
  expect(s.of('rolled')[0]!.faces).toHaveLength(3);
  // RW 3+ needs 4+ against FP 1.
  expect(modelState(s, 'B.1').lost).toBe(1);
  s.end();
});

test('[FD-SPECIAL-10][FD-SPECIAL-11][FD-SPECIAL-12][FD-GAP-73] a hit by a stunning weapon, saved or not, takes quick reflexes until the activation ends', () => {
  const s = clash({
    red: { A: { at: [20, 20], weapons: ['club'], rules: ['stunning'] } },
    blue: { B: { at: [20, 21], rules: ['quickReflexes'] } },
    dice: [1, 4, 1, 6, 6],
  });
  s.start('activation', { seat: 'red', unit: 'A', taken: [], fastUsed: false, over: false });
  s.answer('action', 'meleeAction');
  expect(s.of('struck').map((e) => e.unit)).toEqual(['B', 'A']);
  expect(s.state.effects).toMatchObject([{ name: 'dazed', on: 'B' }]);
  s.answer('action', null);
  expect(s.state.effects).toEqual([]);
  s.end();
});

test('[FD-SPECIAL-10][FD-SPECIAL-12] only a hit in melee stuns: no miss, no shot, and one stunning weapon is enough', () => {
  const melee = (dice: number[]) => {
    const s = clash({
      red: { A: { at: [20, 20], models: 2, step: 1, other: { 0: { weapons: ['club'] } } } },
      blue: { B: { at: [20.5, 20.867], weapons: ['club'], profile: { lives: 9 } } },
      weapons: { club: { kind: 'melee', range: inch(1), rof: 0, fp: 0, specialRules: ['stunning'] } },
      dice,
    });
    s.start('activation', { seat: 'red', unit: 'A', taken: [], fastUsed: false, over: false });
    s.answer('action', 'meleeAction');
    return s;
  };
  const missed = melee([1, 4, 6, 1, 6]);
  expect(missed.of('rolled').map((r) => r.faces.length)).toEqual([1, 1, 1, 1, 1]);
  expect(missed.state.effects).toEqual([]);
  expect(melee([4, 1, 6, 1, 6]).state.effects).toMatchObject([{ name: 'dazed', on: 'B' }]);
  const s = activate(duel({ weapons: { boltgun: { specialRules: ['stunning'] } }, dice: [3, 3, 3, 6, 6, 6] }), 'A');
  s.answer('action', 'shootAction');
  expect(s.state.effects).toEqual([]);
});

test('[FD-SPECIAL-13] eternal warriors lose 1 L where others lose the model', () => {
  const s = duel({
    red: { A: { at: [20, 20], weapons: ['plasma'] } },
    blue: { B: { at: [20, 30], profile: { lives: 3 }, rules: ['eternalWarrior'] } },
    dice: [3, 6],
  });
  act(s, 'A', 'shootAction');
  expect(modelState(s, 'B.1').lost).toBe(1);
  s.end();
});

test('[FD-SPECIAL-17][FD-SPECIAL-18][FD-GAP-75] Waaaaagh!: free moves, then free melee for all units, once per game', () => {
  const s = war({
    red: { A: { at: [20, 20], weapons: ['club'] }, C: { at: [30, 20] } },
    blue: { B: { at: [20, 25], profile: { lives: 9 } } },
    waaagh: 'red',
    dice: [6, 1, 1, 1, 1, 6],
  });
  expect(options(s, 'activate')).toEqual(['A', 'C', 'waaagh']);
  s.answer('activate', 'waaagh')
    .answer('waaaghMove', 'A')
    .answer('move', shift(s, 'A', 0, 4));
  s.answer('waaaghMove', null).answer('waaaghFight', 'A');
  expect(s.of('struck')[0]).toMatchObject({ unit: 'A', attacker: true });
  // None of this was an activation, and it does not happen again.
  expect(options(s, 'activate')).toEqual(['A', 'C']);
  s.end('activate');
});

test('[FD-SPECIAL-19][FD-GAP-74] a preacher lets misses be rolled again, once, after all hit dice', () => {
  const s = duel({
    red: { A: { at: [20, 20], models: 2, weapons: ['boltgun'], rules: ['preacher'] } },
    dice: [3, 2, 3, 6, 6],
  });
  act(s, 'A', 'shootAction');
  expect(s.request('preacher')).toMatchObject({ min: 0, max: 1 });
  s.answer('preacher', 1).end();
});

test('[FD-GAP-71][FD-SPECIAL-20] know no fear: a failed test may be rolled again once; by the option it does nothing', () => {
  const unit = { A: { at: [20, 20] as const, morale: 'pinned' as const, rules: ['knowNoFear' as const] } };
  const s = farApart({ red: unit, dice: [1, 2] });
  act(s, 'A', 'rallyAction').answer('knowNoFear', true);
  expect(s.state.units['A']!.morale).toBe('ok');
  s.end();
  const off = farApart({ red: unit, options: { knowNoFear: 'nothing' }, dice: [1] });
  act(off, 'A', 'rallyAction').end();
});

test('[FD-GAP-72] quick reflexes: the defender strikes first; [FD-SPECIAL-11] always strikes last goes second', () => {
  const quick = clash({ blue: { B: { at: [20, 21], rules: ['quickReflexes'] } }, dice: [1, 1, 1, 6] });
  act(quick, 'A', 'meleeAction');
  expect(quick.of('struck').map((e) => e.unit)).toEqual(['B', 'A']);
  quick.end();
  const last = clash({
    red: { A: { at: [20, 20], rules: ['alwaysStrikesLast'] } },
    blue: { B: { at: [20, 21] } },
    dice: [1, 1, 6],
  });
  act(last, 'A', 'meleeAction');
  expect(last.of('struck').map((e) => e.unit)).toEqual(['B', 'A']);
  last.end();
});

test('[FD-GAP-73] stunned in a Waaaaagh!: until the end of the activation that follows', () => {
  const s = war({
    red: { A: { at: [20, 20], rules: ['stunning'] }, C: { at: [30, 20] } },
    blue: { B: { at: [20, 21], rules: ['quickReflexes'], profile: { lives: 5 } } },
    waaagh: 'red',
    dice: [6, 1, 1, 4, 6, 6],
  });
  s.answer('activate', 'waaagh').answer('waaaghMove', null).answer('waaaghFight', 'A');
  expect(s.state.effects).toMatchObject([{ name: 'dazed', on: 'B' }]);
  s.answer('activate', 'C');
  expect(s.state.effects).toMatchObject([{ name: 'dazed', on: 'B' }]);
  s.answer('action', null);
  expect(s.state.effects).toEqual([]);
});

test('[FD-GAP-78] terrain experience opens no closed terrain', () => {
  const s = field({
    red: { A: { at: [20, 20], profile: { unitType: 'bikes', move: inch(12) }, rules: ['terrainExperience'] } },
    blue: { B: { at: [60, 40] } },
    terrain: { ruin: { class: 'hardCover', rect: [10, 22, 20, 6] }, wood: { rect: [10, 5, 20, 14] } },
  });
  act(s, 'A', 'moveAction');
  expect(s.refused('move', shift(s, 'A', 0, 4))).toMatchObject({ code: 'closed' });
  s.answer('move', shift(s, 'A', 0, -12)).end();
});

test('[FD-GAP-75] pinned units and units in melee do not move in a Waaaaagh!, and pinned ones do not fight', () => {
  const s = war({
    red: {
      A: { at: [20, 20] },
      C: { at: [30, 20], morale: 'pinned' },
      D: { at: [40, 20] },
      E: { at: [60, 21], morale: 'pinned' },
    },
    blue: { B: { at: [40, 21] }, F: { at: [60, 22] } },
    waaagh: 'red',
    dice: [6, 1],
  });
  s.answer('activate', 'waaagh');
  expect(s.request('waaaghMove')).toMatchObject({ rule: 'FD-SPECIAL-17', options: [{ id: 'A' }] });
  s.answer('waaaghMove', null);
  expect(s.request('waaaghFight')).toMatchObject({ rule: 'FD-SPECIAL-18', options: [{ id: 'D' }] });
  s.answer('waaaghFight', null);
  expect(options(s, 'activate')).toEqual(['A', 'C', 'D', 'E']);
});
