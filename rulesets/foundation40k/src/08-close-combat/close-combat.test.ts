import { expect, test } from 'vitest';
import { act, activate, field, modelState, options, whereIs } from '../../test/field.ts';
import { clash, shot } from '../../test/situations.ts';
import { inch } from '../01-units/space.ts';
import { inReachOf } from './strike/strike-dice.ts';

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
  // The option is about hard cover and about melee only.
  const options = { hardCoverInMelee: true };
  const open = clash({ options, dice: [4, 1, 3, 1, 1, 6] });
  act(open, 'A', 'meleeAction').end();
  expect(open.of('rolled')[0]!.counts[1]).toBe(1);
  const volley = shot({ options, terrain: { ruin: { class: 'hardCover', rect: [15, 28, 15, 4] } }, dice: [4, 6] });
  act(volley, 'A', 'shootAction').end();
  expect(volley.of('rolled')[0]!.counts[1]).toBe(1);
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

test('[FD-MELEE-14][FD-GAP-104] the hits of all weapons are added up', () => {
  const s = field({
    red: { A: { at: [20, 20], models: 2, step: 1, weapons: ['club'], other: { 0: { weapons: ['sword'] } } } },
    blue: { B: { at: [20.5, 20.867], profile: { lives: 9 } } },
    dice: [4, 1, 4, 1, 1, 1, 1, 6],
  });
  act(s, 'A', 'meleeAction');
  expect(s.of('meleeDecided')[0]).toMatchObject({ winner: 'A', won: 2, lost: 0 });
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

test('[FD-GAP-11] in melee the models in reach suffer before the others', () => {
  const s = field({
    red: { A: { at: [20, 20], weapons: ['club'] } },
    blue: {
      B: {
        places: [
          [20, 21],
          [20, 23],
          [20, 25],
        ],
      },
    },
    dice: [4, 4, 1, 1, 6],
  });
  act(s, 'A', 'meleeAction');
  expect(s.of('modelLost')[0]!.model).toBe('B.1');
  expect(options(s, 'casualties')).toEqual(['B.2', 'B.3']);
  s.answer('casualties', ['B.3']).end();
});

test('[FD-GAP-52][FD-GAP-53] each model in reach chooses one melee weapon', () => {
  const s = field({
    red: { A: { at: [20, 20], weapons: ['sword', 'spear', 'boltgun'] } },
    blue: { B: { at: [20, 21] } },
    dice: [1, 1, 6],
  });
  act(s, 'A', 'meleeAction');
  expect(s.request('blades')).toMatchObject({ items: [{ id: 'A.1', options: ['sword', 'spear'] }] });
  // The spear has RoF 0: one die from A alone.
  s.answer('blades', { 'A.1': 'spear' }).end();
});

test('[FD-GAP-54][FD-GAP-82] wild charge works only for the unit that took the melee action', () => {
  const s = field({
    red: { A: { at: [20, 20] } },
    blue: { B: { at: [20, 21], rules: ['wildCharge'] } },
    dice: [1, 1, 6],
  });
  act(s, 'A', 'meleeAction');
  expect(s.of('rolled').map((r) => r.faces.length)).toEqual([1, 1, 1]);
  s.end();
  const t = field({
    red: { A: { at: [20, 20] } },
    blue: { B: { at: [20, 21], rules: ['wildCharge'] } },
    dice: [1, 1, 1, 6],
  });
  act(t, 'B', 'meleeAction').end();
});

test('[FD-GAP-57] a winner in contact with another enemy cannot pursue', () => {
  const s = field({
    red: { A: { at: [20, 20] }, C: { at: [20, 22] } },
    blue: { B: { at: [20, 21] } },
    dice: [1, 1, 1, 3],
  });
  act(s, 'A', 'meleeAction');
  expect(s.state.units['A']!.morale).toBe('fleeing');
  s.end();
});

test('[FD-GAP-57] the pursuer moves straight towards the nearest model', () => {
  const s = field({
    red: { A: { at: [20, 20] } },
    blue: { B: { at: [20, 21] } },
    dice: [1, 1, 1, 6, 2],
  });
  act(s, 'A', 'meleeAction').answer('pursue', true);
  expect(whereIs(s, 'B.1')).toEqual([20, expect.closeTo(19, 2)]);
  s.end();
});

test('[FD-GAP-57] no pursuit of a unit that has reached its edge; [FD-GAP-39] but of one that flees by choice', () => {
  const edge = field({ red: { A: { at: [20, 4] } }, blue: { B: { at: [20, 5] } }, dice: [1, 1, 1, 6] });
  act(edge, 'A', 'meleeAction').end();
  expect(edge.of('unitDestroyed')[0]).toMatchObject({ unit: 'A', why: 'edge' });
  const choice = field({ red: { A: { at: [20, 20] } }, blue: { B: { at: [20, 21] } }, dice: [3, 3] });
  act(choice, 'A', 'fleeAction').answer('pursue', true).end();
  expect(choice.of('unitDestroyed')[0]).toMatchObject({ unit: 'A', why: 'pursuit' });
});

test('[FD-GAP-58] in melee: only melee, secure area, take cover, flee', () => {
  const s = activate(field({ red: { A: { at: [20, 20], weapons: ['boltgun'] } }, blue: { B: { at: [20, 21] } } }), 'A');
  expect(options(s, 'action')).toEqual(['meleeAction', 'secureArea', 'takeCover', 'fleeAction']);
});

test('[FD-GAP-104] the order of dice: attacks, all hits, saves, losses; the strike back; then morale, flight, pursuit', () => {
  const s = field({
    red: {
      A: {
        at: [20, 20],
        models: 2,
        step: 1.1,
        profile: { attacks: { dice: 1, plus: 0 }, lives: 2 },
        weapons: ['sword'],
        other: { 1: { weapons: ['club'] } },
      },
    },
    blue: { B: { at: [20, 21], profile: { lives: 9 }, weapons: ['club'] } },
    dice: [1, 1, 4, 4, 4, 4, 6, 6, 6, 6, 4, 1, 1, 1, 5, 3],
  });
  act(s, 'A', 'meleeAction').answer('casualties', ['A.1']).answer('pursue', true);
  expect(s.of('rolled').map((r) => `${r.by} ${r.purpose} ${r.faces.length}`)).toEqual([
    'red attacks 1',
    'red attacks 1',
    'red hit 2',
    'red hit 2',
    'blue save 2',
    'blue save 2',
    'blue hit 2',
    'red save 1',
    'red morale 1',
    'red flight 1',
    'blue pursuit 1',
  ]);
  s.end();
});

test('[FD-MELEE-01] a unit without an enemy in contact does not fight', () => {
  const s = field({ red: { A: { at: [20, 20] } }, blue: { B: { at: [20, 30] } } });
  act(s, 'A', 'meleeAction').end();
  expect(s.of('struck')).toEqual([]);
});

test('[FD-MELEE-15][FD-GAP-72] hits count for their side, whoever strikes first; a destroyed attacker does not strike', () => {
  const quick = { at: [20, 21] as const, weapons: ['club'], rules: ['quickReflexes' as const] };
  const s = clash({ blue: { B: { ...quick, profile: { lives: 2 } } }, dice: [1, 1, 4, 1, 1, 6] });
  act(s, 'A', 'meleeAction').end();
  expect(s.of('meleeDecided')).toMatchObject([{ winner: 'A', loser: 'B', won: 1, lost: 0 }]);
  const dead = clash({ blue: { B: quick }, dice: [4, 1, 1] });
  act(dead, 'A', 'meleeAction').end();
  expect(dead.of('struck').map((e) => e.unit)).toEqual(['B']);
  expect(dead.of('meleeDecided')).toEqual([]);
});

test('[FD-MELEE-14][FD-MELEE-16][FD-MELEE-02] strikes and the winner name their rules', () => {
  const decided = (dice: number[]) => {
    const s = clash({ blue: { B: { at: [20, 21], weapons: ['club'], profile: { lives: 2 } } }, dice });
    act(s, 'A', 'meleeAction').end();
    expect(s.of('struck').map((e) => e.rules)).toEqual([
      ['FD-MELEE-02', 'FD-ACTION-12'],
      ['FD-MELEE-11', 'FD-MELEE-12', 'FD-MELEE-13', 'FD-GAP-54'],
    ]);
    return s.of('meleeDecided')[0]!.rules;
  };
  expect(decided([1, 1, 1, 1, 6])).toEqual(['FD-MELEE-14', 'FD-MELEE-15', 'FD-MELEE-16']);
  expect(decided([4, 1, 1, 1, 1, 6])).toEqual(['FD-MELEE-14', 'FD-MELEE-15']);
});

test('[FD-GAP-58] the winner closes up in any direction, and stays where bases still touch', () => {
  const s = field({
    red: { A: { at: [20, 23], weapons: ['club'] } },
    blue: {
      B: {
        places: [
          [20, 22],
          [20, 20.1],
        ],
        weapons: ['club'],
      },
    },
    dice: [4, 1, 1, 6],
  });
  act(s, 'A', 'meleeAction').end();
  expect(whereIs(s, 'A.1')[1]).toBeCloseTo(21.1, 2);
  const near = clash({ blue: { B: { at: [20, 21.004], weapons: ['club'] } }, dice: [1, 1, 1, 1, 6] });
  act(near, 'A', 'meleeAction').end();
  expect(near.of('unitMoved')).toEqual([]);
});

test('[FD-GAP-53] only models that carry several melee weapons choose one', () => {
  const s = field({
    red: {
      A: {
        at: [20, 20],
        models: 3,
        step: 1,
        weapons: ['club'],
        other: { 1: { weapons: ['sword', 'spear'] }, 2: { weapons: ['boltgun'] } },
      },
    },
    blue: { B: { at: [21, 21], profile: { lives: 9 } } },
    dice: [1, 1, 1, 1, 1, 1, 6],
  });
  act(s, 'A', 'meleeAction');
  expect(s.request('blades')).toMatchObject({
    items: [{ id: 'A.2', options: ['sword', 'spear'] }],
    options: [{ id: 'sword' }, { id: 'spear' }],
  });
  s.answer('blades', { 'A.2': 'sword' });
  expect(s.of('rolled')[0]!.faces.length).toBeGreaterThan(1);
});

test('[FD-GAP-11] the longest melee weapon decides what a model reaches, and a gun does not count', () => {
  const reached = (...weapons: string[][]) => {
    const s = field({
      red: {
        A: { at: [20, 20], models: weapons.length, step: -1.5, other: { ...weapons.map((w) => ({ weapons: w })) } },
      },
      blue: {
        B: {
          places: [
            [20, 21],
            [20, 23.5],
            [20, 26],
          ],
        },
      },
    });
    return inReachOf(s.battle.look, 'A', 'B');
  };
  expect(reached(['boltgun'])).toEqual(['B.1']);
  expect(reached(['sword', 'boltgun'])).toEqual(['B.1']);
  expect(reached(['boltgun', 'sword', 'spear'])).toEqual(['B.1', 'B.2']);
  expect(reached(['spear'], ['sword'])).toEqual(['B.1', 'B.2']);
});

test('[FD-GAP-57][FD-GAP-27] a pursuer stays on the table', () => {
  const s = field({
    red: { A: { at: [20, 2], profile: { base: { shape: 'round', diameter: inch(0.5) } } } },
    blue: { B: { at: [20, 3.75], profile: { base: { shape: 'round', diameter: inch(3) } } } },
    dice: [1, 1, 1, 1, 6],
  });
  act(s, 'A', 'meleeAction').answer('pursue', true).end();
  expect(s.of('unitDestroyed')).toMatchObject([{ unit: 'A', why: 'pursuit' }]);
  expect(whereIs(s, 'B.1')[1]).toBeGreaterThanOrEqual(1.5);
});
