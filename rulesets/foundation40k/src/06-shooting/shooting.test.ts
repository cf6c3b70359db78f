import { expect, test } from 'vitest';
import { act, activate, ask, asked, field, modelState, options } from '../../test/field.ts';
import { duel, shot } from '../../test/situations.ts';
import { forecast } from '../view/forecast.ts';

test('[FD-SHOOT-05][FD-SHOOT-06][FD-PROFILE-03] dice = summed RoF; a die equal to FK hits, one below misses', () => {
  const s = act(duel({ dice: [3, 2, 3, 6, 6] }), 'A', 'shootAction');
  expect(s.of('rolled').map((r) => [r.faces.length, r.counts[1]])).toEqual([
    [3, 2],
    [2, 2],
  ]);
  s.end();
});

test('[FD-SHOOT-09][FD-SHOOT-12][FD-PROFILE-04][FD-SHOOT-13] one save die per hit against RW worsened by FP; a failure costs a model with L 1', () => {
  const s = act(duel({ dice: [3, 3, 3, 4, 3, 4] }), 'A', 'shootAction');
  s.answer('casualties', ['B.2']);
  expect(s.state.units['B']!.living).toBe(4);
  expect(s.of('modelLost')[0]!.model).toBe('B.2');
  s.end();
});

test('[FD-SHOOT-10] RW 3+, FP 2, soft cover: 3+ becomes 5+, then 4+', () => {
  const s = duel({
    weapons: { boltgun: { fp: 2 } },
    red: { A: { at: [20, 20], weapons: ['boltgun'] } },
    terrain: { wood: { class: 'softCover', blocksSight: false, rect: [18, 28, 12, 4] } },
    dice: [3, 4],
  });
  act(s, 'A', 'shootAction');
  expect(s.state.units['B']!.living).toBe(5);
  expect(ask(s, 'saveOn', { target: 'B', fp: 2 })).toMatchObject({ value: 4 });
  s.end();
});

test('[FD-SHOOT-07][FD-SHOOT-11][FD-TERRAIN-03] hard cover: one harder to hit and the same bonus to the save', () => {
  const s = duel({
    red: { A: { at: [20, 20], models: 2, weapons: ['boltgun'] } },
    terrain: { ruin: { class: 'hardCover', rect: [18, 28, 12, 4] } },
    dice: [3, 4, 3],
  });
  act(s, 'A', 'shootAction');
  expect(s.of('rolled')[0]!.counts).toEqual([1, 1]);
  expect(s.state.units['B']!.living).toBe(5);
  s.end();
});

test('[FD-SHOOT-08][FD-TERRAIN-02] soft cover leaves the hit roll alone', () => {
  const s = duel({
    red: { A: { at: [20, 20], weapons: ['boltgun'] } },
    terrain: { wood: { class: 'softCover', blocksSight: false, rect: [18, 28, 12, 4] } },
    dice: [3, 3],
  });
  act(s, 'A', 'shootAction');
  expect(s.of('rolled')[0]!.counts[1]).toBe(1);
  s.end();
});

test('[FD-SHOOT-14][FD-GAP-15] RW 3+, L 3: FP 3 costs 1 L, FP 4 the whole model', () => {
  const target = { B: { at: [20, 30] as const, profile: { lives: 3 } } };
  const light = duel({ blue: target, weapons: { boltgun: { fp: 3 } }, dice: [3, 3, 3, 5, 5, 5] });
  act(light, 'A', 'shootAction');
  expect(light.of('livesLost')).toHaveLength(3);
  light.end();
  const one = duel({
    red: { A: { at: [20, 20], weapons: ['boltgun'] } },
    blue: target,
    weapons: { boltgun: { fp: 3 } },
    dice: [3, 5],
  });
  act(one, 'A', 'shootAction');
  expect(modelState(one, 'B.1').lost).toBe(1);
  one.end();
  const heavy = duel({
    red: { A: { at: [20, 20], weapons: ['boltgun'] } },
    blue: target,
    weapons: { boltgun: { fp: 4 } },
    dice: [3, 6],
  });
  act(heavy, 'A', 'shootAction');
  expect(heavy.state.units['B']!.status).toBe('destroyed');
  heavy.end();
});

test('[FD-GAP-15] by the option a model goes as soon as FP makes the save impossible', () => {
  const play = (wholeModel: 'fpAboveSave' | 'saveImpossible') => {
    const s = field({
      red: { A: { at: [20, 20], weapons: ['boltgun'] } },
      blue: { B: { at: [20, 30], profile: { lives: 3, save: 5 } } },
      weapons: { boltgun: { fp: 3 } },
      options: { wholeModel },
      dice: [3, 1],
    });
    act(s, 'A', 'shootAction').end();
    return s.state.units['B']!.living;
  };
  expect(play('fpAboveSave')).toBe(1);
  expect(play('saveImpossible')).toBe(0);
});

test('[FD-SHOOT-15][FD-SHOOT-17][FD-MORALE-01][FD-MORALE-06] a quarter of the models lost to one volley: test, failed means pinned', () => {
  const s = duel({
    red: { A: { at: [20, 20], weapons: ['boltgun'] } },
    blue: { B: { at: [20, 30], models: 4, reactionMarker: false } },
    dice: [3, 1, 1],
  });
  act(s, 'A', 'shootAction').answer('casualties', ['B.1']);
  expect(s.state.units['B']!.morale).toBe('pinned');
  s.end();
});

test('[FD-GAP-45] by the option exactly a quarter is not enough', () => {
  const play = (moraleLosses: 'quarterOrMore' | 'moreThanQuarter', dice: number[]) => {
    const s = duel({
      red: { A: { at: [20, 20], weapons: ['boltgun'] } },
      blue: { B: { at: [20, 30], models: 4 } },
      options: { moraleLosses },
      dice,
    });
    act(s, 'A', 'shootAction').answer('casualties', ['B.1']).end();
    return s.state.units['B']!.morale;
  };
  expect(play('quarterOrMore', [3, 1, 1])).toBe('pinned');
  expect(play('moreThanQuarter', [3, 1])).toBe('ok');
});

test('[FD-SHOOT-16] lives lost without a model lost force no test', () => {
  const s = duel({
    red: { A: { at: [20, 20], weapons: ['boltgun'] } },
    blue: { B: { at: [20, 30], profile: { lives: 2 } } },
    dice: [3, 1],
  });
  act(s, 'A', 'shootAction');
  expect(modelState(s, 'B.1').lost).toBe(1);
  expect(s.state.units['B']!.morale).toBe('ok');
  s.end();
});

test('[FD-SHOOT-04] a weapon exactly in range shoots, one a hair beyond adds no dice', () => {
  const s = field({
    red: {
      A: {
        places: [
          [20, 20],
          [20, 18.99],
        ],
        weapons: ['boltgun'],
      },
    },
    blue: { B: { at: [20, 45], models: 5 } },
    dice: [1],
  });
  act(s, 'A', 'shootAction');
  expect(s.of('rolled')[0]!.faces).toHaveLength(1);
  s.end();
});

test('[FD-SHOOT-01][FD-SHOOT-03][FD-ACTION-09][FD-SHOOT-02] each model chooses one of its weapons, before anything is measured', () => {
  const s = duel({ red: { A: { at: [20, 20], models: 2, weapons: ['boltgun', 'shoota'] } }, dice: [1, 1, 1] });
  act(s, 'A', 'shootAction').answer('weapons', { 'A.1': 'boltgun', 'A.2': 'shoota' });
  expect(s.of('rolled').map((r) => r.faces.length)).toEqual([1, 2]);
  s.end();
});

test('[FD-GAP-31][FD-GAP-33] one target per action; units in melee are no targets', () => {
  const s = field({
    red: { A: { at: [20, 20], weapons: ['boltgun'] }, C: { at: [40, 29] } },
    blue: { B: { at: [20, 30] }, D: { at: [25, 30] }, E: { at: [40, 30] } },
    dice: [1],
  });
  act(s, 'A', 'shootAction');
  expect(options(s, 'target')).toEqual(['B', 'D']);
  s.answer('target', 'D').end();
});

test('[FD-GAP-12] a natural 1 never saves, cover brings a lost save back', () => {
  const s = duel({
    red: { A: { at: [20, 20], weapons: ['plasma'] } },
    blue: { B: { at: [20, 30], profile: { lives: 1 } } },
    terrain: { wood: { class: 'softCover', blocksSight: false, rect: [18, 28, 12, 4] } },
    dice: [3, 6],
  });
  act(s, 'A', 'shootAction');
  expect(s.state.units['B']!.living).toBe(1);
  s.end();
  const best = duel({
    red: { A: { at: [20, 20], weapons: ['shoota'] } },
    blue: { B: { at: [20, 30], profile: { save: 2 }, takeCover: true } },
    terrain: { wood: { class: 'softCover', blocksSight: false, rect: [18, 28, 12, 4] } },
    dice: [3, 3, 1, 2],
  });
  act(best, 'A', 'shootAction');
  expect(best.state.units['B']!.status).toBe('destroyed');
  best.end();
});

test('what no weapon reaches is told before the action is spent', () => {
  const told = (y: number) => {
    const s = activate(duel({ blue: { B: { at: [20, y], models: 5 } } }), 'A');
    return forecast(s.battle.lookAs('red'), asked(s, 'action'), 'shootAction');
  };
  expect(told(30)[0]).toMatchObject({ purpose: 'hit', target: 'B', dice: 3 });
  expect(told(46)).toMatchObject([{ purpose: 'hit', target: 'B', dice: 0, needed: 7, means: 'outOfReach' }]);
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

test('[FD-GAP-20][FD-GAP-34][FD-GAP-32] sight and range are fixed when the action begins; a target out of range wastes it', () => {
  const s = field({ red: { A: { at: [20, 10], weapons: ['boltgun'] } }, blue: { B: { at: [20, 40] } } });
  act(s, 'A', 'shootAction');
  expect(s.of('shot')).toHaveLength(1);
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
