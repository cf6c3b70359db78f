import { expect, test } from 'vitest';
import { inch } from '../src/01-units/space.ts';
import { act, ask, endRound, field, modelState, options, shift, war, whereIs } from './field.ts';

/** Rulings on gaps that no other chapter tests. */

const shot = (more: Parameters<typeof field>[0]) =>
  field({
    red: { A: { at: [20, 20], weapons: ['boltgun'] } },
    blue: { B: { at: [20, 30], models: 5 } },
    ...more,
  });

test('[FD-GAP-09] mixed saves: the RW of most models counts, of equally many the better one', () => {
  const need = (worse: number) =>
    (
      ask(
        field({
          blue: {
            B: {
              at: [20, 30],
              models: 4,
              profile: { save: 3 },
              other: Object.fromEntries(Array.from({ length: worse }, (_, i) => [i, { profile: { save: 5 } }])),
            },
          },
        }),
        'saveOn',
        { target: 'B', fp: 0 },
      ) as { value: number }
    ).value;
  expect([need(1), need(2), need(3)]).toEqual([3, 3, 5]);
  const s = shot({
    blue: { B: { at: [20, 30], models: 3, other: { 0: { profile: { save: 6 } } } } },
    dice: [3, 4],
  });
  act(s, 'A', 'shootAction').end();
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

test('[FD-GAP-13] FK 6+ against hard cover cannot hit; [FD-GAP-50] suppressive fire still hits on 6', () => {
  const ruin = { terrain: { ruin: { class: 'hardCover' as const, rect: [15, 28, 15, 4] as const } } };
  const red = { A: { at: [20, 20] as const, weapons: ['boltgun'], profile: { shootSkill: 6 } } };
  const s = shot({ ...ruin, red, dice: [6] });
  act(s, 'A', 'shootAction');
  expect(s.of('rolled')[0]!.counts).toEqual([1, 0]);
  s.end();
  const fire = shot({ ...ruin, red, dice: [6, 6] });
  act(fire, 'A', 'suppressiveFire').end();
});

test('[FD-GAP-16] whole models: those without eternal warrior go first', () => {
  const s = shot({
    red: { A: { at: [20, 20], weapons: ['plasma'] } },
    blue: {
      B: {
        at: [20, 30],
        models: 3,
        profile: { lives: 3 },
        other: { 0: { profile: { specialRules: ['eternalWarrior'] } } },
      },
    },
    dice: [3, 1, 6],
  });
  act(s, 'A', 'shootAction');
  expect(options(s, 'casualties')).toEqual(['B.2', 'B.3']);
});

test('[FD-GAP-17] models see all round, from any point of the base', () => {
  const s = shot({ dice: [1] });
  act(s, 'A', 'shootAction').end();
  const behind = field({
    red: { A: { at: [20, 20], weapons: ['boltgun'] } },
    blue: { B: { at: [20, 10] } },
    dice: [1],
  });
  act(behind, 'A', 'shootAction').end();
});

test('[FD-GAP-20][FD-GAP-34][FD-GAP-32] sight and range are fixed when the action begins; a target out of range wastes it', () => {
  const s = field({ red: { A: { at: [20, 10], weapons: ['boltgun'] } }, blue: { B: { at: [20, 40] } } });
  act(s, 'A', 'shootAction');
  expect(s.of('shot')).toHaveLength(1);
  s.end();
});

test('[FD-GAP-30] a hill slows like other terrain', () => {
  const s = field({
    red: { A: { at: [20, 20] } },
    blue: { B: { at: [60, 40] } },
    terrain: { hill: { class: 'sightBlocker', rect: [10, 21, 20, 10] } },
  });
  act(s, 'A', 'moveAction');
  expect(s.refused('move', shift(s, 'A', 0, 5))).toMatchObject({ rule: 'FD-TERRAIN-14' });
  s.answer('move', shift(s, 'A', 0, 4)).end();
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

test('[FD-GAP-46] a quarter of the models that the unit had when the volley began', () => {
  const s = shot({
    red: { A: { at: [20, 20], models: 2, weapons: ['boltgun'] } },
    blue: { B: { at: [20, 30], models: 8 } },
    dice: [3, 3, 1, 1, 1],
  });
  act(s, 'A', 'shootAction').answer('casualties', ['B.1', 'B.2']);
  expect(s.state.units['B']!.morale).toBe('pinned');
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

test('[FD-GAP-59] every kind of action may trigger a reaction, taking cover too', () => {
  const s = shot({ blue: { B: { at: [20, 30], weapons: ['boltgun'], reactionMarker: true } } });
  act(s, 'A', 'takeCover');
  expect(s.asked).toEqual(['blue:reaction']);
});

test('[FD-GAP-59][FD-GAP-43] a forced flight and a pursuit are no actions: nobody reacts to them', () => {
  const s = field({
    red: { A: { at: [20, 20] } },
    blue: { B: { at: [20, 21] }, C: { at: [30, 20], weapons: ['boltgun'], reactionMarker: true } },
    dice: [1, 1, 1, 5, 2],
  });
  act(s, 'A', 'meleeAction').answer('pursue', true);
  // The melee action has ended, which is the only occasion for this.
  s.answer('reaction', null).end();
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

test('[FD-GAP-69] a vehicle turns freely while it moves; its centre is measured', () => {
  const s = field({
    red: {
      A: {
        at: [20, 20],
        profile: { unitType: 'vehicle', move: inch(12), base: { shape: 'rect', length: inch(4), width: inch(2) } },
      },
    },
    blue: { B: { at: [60, 40] } },
  });
  act(s, 'A', 'moveAction').answer('move', [
    { mover: 'A.1', legs: [{ leg: 'go', x: inch(20), y: inch(32), facing: 900 }] },
  ]);
  expect(modelState(s, 'A.1').where).toMatchObject({ facing: 900 });
  s.end();
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

test("[FD-GAP-86] a unit that begins to flee must be its owner's next activation", () => {
  const s = war({
    red: { A: { at: [20, 20], weapons: ['boltgun'] } },
    blue: { B: { at: [20, 30], models: 2, morale: 'pinned' }, C: { at: [60, 40] } },
    dice: [6, 1, 3, 1, 1, 2],
  });
  s.answer('action', 'shootAction').answer('target', 'B').answer('casualties', ['B.1']).answer('action', null);
  expect(s.of('activated').map((e) => e.unit)).toEqual(['A', 'B']);
});

test("[FD-GAP-88][FD-GAP-91] reserves roll after victory is checked, the start player's first; from round 5 on 2+ is enough", () => {
  const s = endRound({
    red: { A: { at: [20, 3] }, R: { status: 'reserve' } },
    blue: { B: { at: [60, 45] }, Q: { status: 'reserve' } },
    options: { rounds: 8 },
    round: 7,
    dice: [2, 1, 6, 1],
  });
  expect(s.of('reserveWaits').map((e) => e.unit)).toEqual(['Q']);
  expect(s.asked).toEqual(['red:deploy']);
});

test('[FD-GAP-02] once per turn means once per round: who has reacted gets no second marker before the next round', () => {
  const s = war({
    red: { A: { at: [20, 20] } },
    blue: { B: { at: [20, 30], reactionMarker: true } },
    dice: [6, 1, 1, 6],
  });
  s.answer('action', 'takeCover')
    .answer('reaction', 'react/B:moveAction')
    .answer('move', shift(s, 'B', 1, 0));
  expect(s.request('action').by).toBe('blue');
  expect(options(s, 'action')).not.toContain('secureArea');
  s.answer('action', null);
  expect(s.state.round).toBe(3);
  expect(options(s, 'action')).toContain('secureArea');
});

test('[FD-GAP-100] shock troops that land in contact are in melee; without reserves they deploy like others', () => {
  const s = endRound({
    red: { A: { at: [20, 3] }, R: { status: 'reserve', rules: ['shockTroops'] } },
    blue: { B: { at: [30, 30] } },
    dice: [6, 3, 1, 6, 1],
  });
  s.answer('shockPoint', [{ piece: 'R', pose: { x: inch(30), y: inch(29) } }]);
  expect(ask(s, 'inMelee', { unit: 'R' })).toEqual(['B']);
  const holding = (reserves: boolean) =>
    field({
      red: { A: { status: 'undeployed' }, R: { status: 'undeployed', rules: ['shockTroops'] } },
      blue: { B: { status: 'undeployed' } },
      options: { reserves },
    }).start('holding', {}).state.units['R']!.status;
  expect(holding(true)).toBe('reserve');
  expect(holding(false)).toBe('undeployed');
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
