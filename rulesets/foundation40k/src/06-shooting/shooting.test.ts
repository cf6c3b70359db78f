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
  expect(heavy.state.terrain).toEqual({});
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
  const more = shot({
    blue: { B: { at: [20, 30], models: 3 } },
    options: { moraleLosses: 'moreThanQuarter' },
    dice: [3, 1, 1],
  });
  act(more, 'A', 'shootAction').answer('casualties', ['B.1']).end();
  expect(more.state.units['B']!.morale).toBe('pinned');
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
  expect(
    ask(field({ blue: { B: { at: [20, 30], profile: { save: 6 } } } }), 'saveOn', { target: 'B', fp: 0 }),
  ).toMatchObject({ value: 6 });
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

/** Two models with different weapons, so that their dice fall apart into two runs: FP 4, then FP 1. */
const mixedVolley = (more: Parameters<typeof field>[0]) =>
  shot({
    red: { A: { at: [20, 20], models: 2, weapons: ['boltgun'], other: { 0: { weapons: ['plasma'] } } } },
    ...more,
  });

test('[FD-GAP-31][FD-GAP-33][FD-LOS-01] why a unit is no target: no enemy on the table, in melee, out of sight', () => {
  const s = field({
    red: { A: { at: [20, 20], weapons: ['boltgun'] }, C: { at: [40, 29] } },
    blue: {
      B: { at: [20, 30] },
      D: { at: [25, 30] },
      E: { at: [40, 30] },
      F: { status: 'reserve' },
      H: { at: [5, 45] },
    },
    terrain: { hill: { class: 'sightBlocker', rect: [2, 40, 12, 2] } },
  });
  act(s, 'A', 'shootAction');
  const why = (unit: string) => s.refused('target', unit).rule;
  expect(['C', 'F', 'E', 'H'].map(why)).toEqual(['FD-GAP-31', 'FD-GAP-31', 'FD-GAP-33', 'FD-LOS-01']);
  expect(s.refused('target', 'nobody')).toMatchObject({ rule: 'FD-GAP-31' });
});

test('[FD-SHOOT-06][FD-SHOOT-07] the hit roll is explained', () => {
  const s = shot({ terrain: { ruin: { class: 'hardCover', rect: [15, 28, 15, 4] } } });
  expect(ask(s, 'hitOn', { model: 'A.1', target: 'B' })).toMatchObject({
    base: 3,
    value: 4,
    reasons: [{ rule: 'FD-SHOOT-07', by: 1, value: 4 }, { rule: 'FD-GAP-13' }],
  });
});

test('[FD-SHOOT-10][FD-SHOOT-11][FD-MELEE-06] the save is explained: armour, FP and cover, which does not help in melee', () => {
  const s = shot({
    blue: { B: { at: [20, 30], rules: ['lightArmour'] } },
    terrain: { ruin: { class: 'hardCover', rect: [15, 28, 15, 4] } },
  });
  const save = (fp: number, kind: 'volley' | 'strike') => ask(s, 'saveOn', { target: 'B', fp, kind });
  expect(save(5, 'volley')).toMatchObject({
    base: 3,
    value: 4,
    ignored: false,
    whole: false,
    reasons: [{ rule: 'FD-SHOOT-10', by: 2 }, { rule: 'FD-SHOOT-11', by: -1 }, {}, {}],
  });
  expect(save(5, 'strike')).toMatchObject({ base: 3, value: 5, reasons: [{ rule: 'FD-MELEE-06' }, {}, {}] });
  expect(save(7, 'volley')).toMatchObject({ ignored: false, whole: true });
  expect(save(1, 'volley')).toMatchObject({ ignored: true, whole: false });
});

test('[FD-GAP-15] by the option a save of exactly 6+ is still possible', () => {
  const s = shot({
    blue: { B: { at: [20, 30], profile: { lives: 3 } } },
    weapons: { boltgun: { fp: 3 } },
    options: { wholeModel: 'saveImpossible' },
    dice: [3, 5],
  });
  act(s, 'A', 'shootAction').end();
  expect(modelState(s, 'B.1').lost).toBe(1);
});

test('[FD-SHOOT-13][FD-GAP-104] hits of all weapons go through, each with its own FP', () => {
  const s = mixedVolley({ dice: [3, 3, 6, 4] });
  act(s, 'A', 'shootAction').end('casualties');
  expect(s.of('rolled').map((r) => [r.purpose, r.faces.length, r.counts])).toEqual([
    ['hit', 1, [0, 1]],
    ['hit', 1, [0, 1]],
    ['save', 1, [1, 0]],
    ['save', 1, [0, 1]],
  ]);
  const saves = s.of('rolled').filter((e) => e.purpose === 'save');
  expect(saves.map((e) => (e.needs as unknown as { value: number }).value)).toEqual([7, 4]);
  const both = mixedVolley({ blue: { B: { at: [20, 30], models: 2 } }, dice: [3, 3, 1, 1] });
  act(both, 'A', 'shootAction').answer('casualties', ['B.1']).end();
  expect(both.state.units['B']!.status).toBe('destroyed');
  // The second weapon misses, so only the first one's hit is saved.
  const one = mixedVolley({ blue: { B: { at: [20, 30] } }, weapons: { plasma: { fp: 2 } }, dice: [3, 2, 5] });
  act(one, 'A', 'shootAction').end();
  expect(one.of('hitsCounted')).toMatchObject([{ hits: 1, ignored: 0 }]);
});

test('[FD-SHOOT-06][FD-VEHICLE-04] hits are only announced where not each of them is followed by a save', () => {
  const counted = (fp: number, dice: number[]) => {
    const s = shot({ blue: { B: { at: [20, 30], rules: ['lightArmour'] } }, weapons: { boltgun: { fp } }, dice });
    act(s, 'A', 'shootAction').end();
    return s.of('hitsCounted').map(({ hits, ignored }) => [hits, ignored]);
  };
  expect(counted(2, [3, 6])).toEqual([]);
  expect(counted(1, [3])).toEqual([[1, 1]]);
});

test('[FD-GAP-11][FD-GAP-16] players choose as many models at once as are sure to be lost', () => {
  const two = (blue: Parameters<typeof field>[0]['blue'], weapon: string) => {
    const s = shot({
      red: { A: { at: [20, 20], models: 2, weapons: [weapon] } },
      blue: { ...blue },
      dice: [3, 3, 1, 1],
    });
    return act(s, 'A', 'shootAction').request('casualties');
  };
  const B = { at: [20, 30] as const, models: 3 };
  expect(two({ B }, 'boltgun')).toMatchObject({ min: 2, max: 2, args: { hits: 2 } });
  expect(two({ B: { ...B, profile: { lives: 3 } } }, 'plasma')).toMatchObject({ min: 2, max: 2 });
  expect(two({ B: { ...B, other: { 0: { profile: { lives: 2 } } } } }, 'boltgun')).toMatchObject({ min: 1, max: 1 });
  const eternal = { profile: { lives: 3, specialRules: ['eternalWarrior' as const] } };
  expect(two({ B: { ...B, ...eternal } }, 'plasma')).toMatchObject({ min: 1, max: 1 });
});

test('[FD-GAP-16] a hit that costs one life may fall on eternal warriors too', () => {
  const other = { 0: { profile: { specialRules: ['eternalWarrior' as const] } } };
  const s = mixedVolley({ blue: { B: { at: [20, 30], models: 3, other } }, dice: [3, 3, 1, 1] });
  act(s, 'A', 'shootAction');
  expect(s.request('casualties')).toMatchObject({ args: { hits: 1 }, options: [{ id: 'B.2' }, { id: 'B.3' }] });
  s.answer('casualties', ['B.2']);
  expect(options(s, 'casualties')).toEqual(['B.1', 'B.3']);
});

test('[FD-GAP-11] models with the better weapons are proposed last', () => {
  const other = Object.fromEntries(
    [['rocketLauncher'], ['boltgun', 'plasma'], ['shoota'], ['boltgun', 'sword'], []].map((weapons, i) => [
      i,
      { weapons },
    ]),
  );
  const s = shot({
    blue: { B: { at: [20, 30], models: 5, other } },
    weapons: { shoota: { rof: 3, fp: 0 } },
    dice: [3, 1],
  });
  act(s, 'A', 'shootAction');
  expect(options(s, 'casualties')).toEqual(['B.5', 'B.4', 'B.3', 'B.2', 'B.1']);
  expect(s.request('casualties').options[3]).toEqual({ id: 'B.2', args: { weapons: ['boltgun', 'plasma'] } });
});

test('[FD-SHOOT-01] only models with a choice of weapons are asked about, and only shooting weapons shoot', () => {
  const s = shot({
    red: {
      A: {
        at: [20, 20],
        models: 3,
        weapons: ['boltgun', 'sword'],
        other: { 1: { weapons: ['boltgun', 'shoota'] }, 2: { weapons: ['sword'] } },
      },
    },
    dice: [1, 1],
  });
  act(s, 'A', 'shootAction');
  expect(s.request('weapons')).toMatchObject({
    items: [{ id: 'A.2', options: ['boltgun', 'shoota'] }],
    options: [{ id: 'boltgun' }, { id: 'shoota' }],
  });
  s.answer('weapons', { 'A.2': 'boltgun' }).end();
  expect(s.of('rolled').map((r) => r.faces.length)).toEqual([2]);
});

test('[FD-ACTION-09][FD-GAP-34] one model with a gun and one enemy in sight are enough to shoot', () => {
  const red = (weapons: string[]) => ({ A: { at: [20, 20] as const, models: 2, other: { 0: { weapons } } } });
  const blue = { B: { at: [20, 30] as const }, H: { at: [50, 40] as const } };
  const terrain = { hill: { class: 'sightBlocker' as const, rect: [40, 30, 20, 5] as const } };
  expect(options(activate(field({ red: red(['boltgun']), blue, terrain }), 'A'), 'action')).toContain('shootAction');
  expect(options(activate(field({ red: red(['sword']), blue, terrain }), 'A'), 'action')).not.toContain('shootAction');
  const blind = field({ red: red(['boltgun']), blue: { H: blue.H }, terrain });
  act(blind, 'A', 'shootAction').end();
  expect(blind.of('shot')).toEqual([]);
});

test('[FD-SHOOT-02][FD-ACTION-26] shooting and suppressive fire name their rules', () => {
  const rules = (action: string) => act(shot({ dice: [1] }), 'A', action).of('shot')[0]!.rules;
  expect(rules('shootAction')).toEqual(['FD-ACTION-09', 'FD-GAP-31']);
  expect(rules('suppressiveFire')).toEqual(['FD-ACTION-26', 'FD-SUPPRESS-01']);
});

test('a weapon without dice rolls none', () => {
  const s = shot({ weapons: { boltgun: { rof: 0 } } });
  act(s, 'A', 'shootAction').end();
  expect(s.of('rolled')).toEqual([]);
  const other = mixedVolley({ weapons: { plasma: { rof: 0 } }, dice: [3, 6] });
  act(other, 'A', 'shootAction').end();
  expect(other.of('hitsCounted')).toEqual([]);
});

test('[FD-SHOOT-06] nobody asks what he needs to hit himself', () => {
  const s = shot({});
  expect(() => s.question('hitOn', { model: 'A.1', target: 'A' })).toThrow('A does not shoot at itself');
});
