import { expect, test } from 'vitest';
import { act, activate, field, modelState, options, whereIs } from '../../test/field.ts';

/** One model against one, bases touching. */
const clash = (more: Parameters<typeof field>[0] = {}) =>
  field({
    red: { A: { at: [20, 20], weapons: ['club'] } },
    blue: { B: { at: [20, 21], weapons: ['club'] } },
    ...more,
  });

test('[FD-MELEE-01][FD-ACTION-11] a melee action needs base contact', () => {
  const s = field({ red: { A: { at: [20, 20] } }, blue: { B: { at: [20, 21.02] } } });
  s.start('activation', { seat: 'red', unit: 'A', taken: [], fastUsed: false, over: false });
  expect(options(s, 'action')).not.toContain('meleeAction');
  const t = clash();
  t.start('activation', { seat: 'red', unit: 'A', taken: [], fastUsed: false, over: false });
  expect(options(t, 'action')).toContain('meleeAction');
});

test('[FD-MELEE-02][FD-MELEE-04][FD-MELEE-05][FD-MELEE-06][FD-PROFILE-02][FD-ACTION-12] dice = A + RoF against NK, saves against RW worsened by FP', () => {
  const s = clash({
    red: { A: { at: [20, 20], weapons: ['sword'] } },
    blue: { B: { at: [20, 21], weapons: ['club'], profile: { lives: 3 } } },
    dice: [4, 3, 4, 1, 1, 6],
  });
  act(s, 'A', 'meleeAction');
  const rolls = s.of('rolled').map((r) => [r.rules[0], r.faces.length, r.counts[1]]);
  expect(rolls[0]).toEqual(['FD-MELEE-05', 2, 1]);
  expect(rolls[1]).toEqual(['FD-MELEE-06', 1, 1]);
  expect(rolls[2]).toEqual(['FD-MELEE-05', 2, 0]);
  s.end();
});

test('[FD-MELEE-07][FD-MELEE-08][FD-GAP-103] cover changes nothing in melee', () => {
  const play = (hardCoverInMelee: boolean, dice: number[]) => {
    const s = clash({
      terrain: { ruin: { class: 'hardCover', rect: [15, 15, 10, 10] } },
      options: { hardCoverInMelee },
      dice,
    });
    act(s, 'A', 'meleeAction').end();
    return s.of('rolled')[0]!.counts[1];
  };
  expect(play(false, [4, 1, 3, 1, 1, 6])).toBe(1);
  expect(play(true, [4, 1, 1, 1, 6])).toBe(0);
});

test('[FD-MELEE-03][FD-GAP-52] only models whose weapon reaches an enemy fight', () => {
  const s = clash({
    red: {
      A: {
        places: [
          [20, 20],
          [20, 18.5],
          [20, 17],
        ],
        weapons: ['club'],
      },
    },
    dice: [1, 1, 1, 1, 6],
  });
  act(s, 'A', 'meleeAction');
  expect(s.of('rolled')[0]!.faces).toHaveLength(2);
  s.end();
});

test('[FD-MELEE-09][FD-MELEE-10] an unsaved hit costs 1 L, or the model if FP exceeds RW', () => {
  const s = clash({
    blue: { B: { at: [20, 21], profile: { lives: 2 } } },
    dice: [4, 1, 1, 1, 2],
  });
  act(s, 'A', 'meleeAction');
  expect(modelState(s, 'B.1').lost).toBe(1);
  s.end();
  const whole = clash({
    red: { A: { at: [20, 20], weapons: ['sword'] } },
    blue: { B: { at: [20, 21], profile: { lives: 2 } } },
    weapons: { sword: { kind: 'melee', range: 2540, rof: 0, fp: 4 } },
    dice: [4, 6],
  });
  act(whole, 'A', 'meleeAction');
  expect(whole.state.units['B']!.status).toBe('destroyed');
  whole.end();
});

test('[FD-MELEE-11][FD-MELEE-12][FD-MELEE-13] the defender strikes back with what is left, never as attacker', () => {
  const s = clash({
    blue: {
      B: {
        places: [
          [20, 21],
          [21.5, 21],
        ],
        weapons: ['club'],
        rules: ['wildCharge'],
      },
    },
    dice: [4, 4, 1, 6, 1, 1, 6],
  });
  act(s, 'A', 'meleeAction');
  // One of the two models is lost. The other has A 1 + RoF 1 and no wild charge.
  s.answer('casualties', ['B.1']);
  expect(s.of('struck').map((e) => [e.unit, e.attacker])).toEqual([
    ['A', true],
    ['B', false],
  ]);
  expect(s.of('rolled')[2]!.faces).toHaveLength(2);
  s.end();
});

test('[FD-MELEE-14][FD-MELEE-15][FD-MELEE-17][FD-MORALE-02] more unsaved hits win: hits count, not lives', () => {
  const s = clash({
    red: { A: { at: [20, 20], weapons: ['sword'], profile: { lives: 3 } } },
    blue: { B: { at: [20, 21], weapons: ['club'], profile: { lives: 9 } } },
    weapons: { sword: { kind: 'melee', range: 2540, rof: 1, fp: 0 } },
    dice: [4, 4, 1, 1, 4, 1, 1, 6],
  });
  act(s, 'A', 'meleeAction');
  expect(s.of('meleeDecided')[0]).toMatchObject({ winner: 'A', loser: 'B', won: 2, lost: 1 });
  s.end();
});

test('[FD-MELEE-16] equal numbers, 0 to 0 too: the attacker has lost', () => {
  const s = clash({ dice: [1, 1, 1, 1, 6] });
  act(s, 'A', 'meleeAction');
  expect(s.of('meleeDecided')[0]).toMatchObject({ winner: 'B', loser: 'A' });
  s.end();
});

test('[FD-MELEE-18][FD-MELEE-22][FD-MELEE-24][FD-MELEE-25][FD-GAP-43] the loser flees 1D6; a lower pursuit roll moves but does not catch', () => {
  const s = clash({ dice: [1, 1, 1, 1, 1, 5, 3] });
  activate(s, 'A').answer('action', 'meleeAction').answer('pursue', true);
  expect(s.state.units['A']).toMatchObject({ morale: 'fleeing', fled: true });
  expect(options(s, 'action')).toEqual(['rallyAction']);
  expect(whereIs(s, 'A.1')[1]).toBeCloseTo(15, 2);
  expect(whereIs(s, 'B.1')[1]).toBeCloseTo(18, 2);
  s.end('action');
  // A defender that is beaten must still be activated and must flee again.
  const d = clash({
    dice: [4, 4, 1, 1, 1, 1, 1, 5],
    blue: { B: { at: [20, 21], weapons: ['club'], profile: { lives: 5 } } },
  });
  activate(d, 'A').answer('action', 'meleeAction').answer('pursue', false);
  expect(d.state.units['B']).toMatchObject({ morale: 'fleeing', fled: false });
});

test('[FD-MELEE-23] an equal pursuit roll destroys the fleeing unit', () => {
  const s = clash({ dice: [1, 1, 1, 1, 1, 4, 4] });
  act(s, 'A', 'meleeAction').answer('pursue', true);
  expect(s.state.units['A']!.status).toBe('destroyed');
  expect(s.of('unitDestroyed')[0]!.why).toBe('pursuit');
  s.end();
});

test('[FD-MELEE-21] pursuit is optional', () => {
  const s = clash({ dice: [1, 1, 1, 1, 1, 4] });
  act(s, 'A', 'meleeAction').answer('pursue', false);
  expect(whereIs(s, 'B.1')[1]).toBe(21);
  s.end();
});

test('[FD-MELEE-19][FD-MELEE-20] the loser that passes stays in melee; nobody else tests', () => {
  const s = clash({ dice: [1, 1, 1, 1, 2] });
  act(s, 'A', 'meleeAction');
  expect(s.of('testPassed').map((e) => e.unit)).toEqual(['A']);
  expect(s.state.units['A']!.morale).toBe('ok');
  s.end();
});

test('[FD-GAP-55] with several enemies in contact one is named', () => {
  const s = clash({ blue: { B: { at: [20, 21] }, C: { at: [20, 19] } }, dice: [1, 1, 1, 6] });
  act(s, 'A', 'meleeAction').answer('opponent', 'C');
  expect(s.of('struck')[0]!.target).toBe('C');
  s.end();
});

test('[FD-GAP-56] a destroyed unit does not strike back, and nobody tests', () => {
  const s = clash({ dice: [4, 1, 1] });
  act(s, 'A', 'meleeAction');
  expect(s.state.units['B']!.status).toBe('destroyed');
  s.end();
});

test('[FD-GAP-58] where losses leave no bases touching the winner closes up', () => {
  const s = clash({
    blue: {
      B: {
        places: [
          [20, 21],
          [20, 22.9],
        ],
        weapons: ['club'],
      },
    },
    dice: [4, 1, 1, 6],
  });
  act(s, 'A', 'meleeAction');
  // B.1 is the only model within reach and is lost. B.2 cannot reach back.
  expect(s.of('unitMoved')[0]).toMatchObject({ unit: 'A', how: 'closeUp' });
  expect(whereIs(s, 'A.1')[1]).toBeCloseTo(21.9, 2);
  s.end();
});

test('[FD-PROFILE-05] attacks may be dice, rolled for each model', () => {
  const s = clash({
    red: { A: { at: [20, 20], profile: { attacks: { dice: 1, plus: 0 } } } },
    dice: [3, 1, 1, 1, 1, 1, 6],
  });
  act(s, 'A', 'meleeAction');
  expect(s.of('rolled')[1]!.faces).toHaveLength(3);
  s.end();
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
