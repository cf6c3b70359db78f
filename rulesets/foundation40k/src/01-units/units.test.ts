import { newMemo } from '@walstatt/engine/host';
import { expect, test } from 'vitest';
import { eyes } from '../../test/begun.ts';
import { act, activate, ask, field, measured, stateOf } from '../../test/field.ts';
import { ruleset } from '../index.ts';
import { spotOf, standing } from './space.ts';
import { livingModels, moraleOf, typeOf, unitHas, unitsOf } from './units.ts';

test('[FD-UNIT-01][FD-UNIT-02][FD-UNIT-03] a single model is a unit: it is activated, and lost with its model', () => {
  const s = field({
    blue: { B: { at: [20, 30] } },
    red: { A: { at: [20, 20], weapons: ['boltgun'] } },
    dice: [3, 1],
  });
  activate(s, 'A').answer('action', 'shootAction');
  expect(s.of('unitDestroyed')[0]).toMatchObject({ unit: 'B', why: 'losses' });
  s.end('action');
});

/** B has lost B.1 to one shot. */
const afterLoss = (more: Parameters<typeof field>[0]['blue'], models = 3) =>
  act(
    field({
      red: { A: { at: [20, 20], weapons: ['boltgun'] } },
      blue: { B: { at: [20, 30], models }, ...more },
      dice: [3, 1, ...(models > 4 ? [] : [6])],
    }),
    'A',
    'shootAction',
  ).answer('casualties', ['B.1']);

test('[FD-GAP-07][FD-GAP-10] models that are gone count no more', () => {
  const first = { unitType: 'bikes' as const, morale: 2, specialRules: [] };
  const B = {
    at: [20, 30] as const,
    models: 3,
    profile: { unitType: 'infantry' as const, morale: 4, specialRules: ['flying' as const] },
    other: { 0: { profile: first } },
  };
  const before = stateOf({ blue: { B } });
  expect([typeOf(before, 'B'), moraleOf(before, 'B'), unitHas(before, 'B', 'flying')]).toEqual(['bikes', 2, false]);
  const { state } = afterLoss({ B });
  expect(livingModels(state, 'B')).toEqual(['B.2', 'B.3']);
  expect([typeOf(state, 'B'), moraleOf(state, 'B'), unitHas(state, 'B', 'flying')]).toEqual(['infantry', 4, true]);
});

test('a unit that is gone has no type, no rules and no place', () => {
  const s = act(
    field({
      red: { A: { at: [20, 20], weapons: ['boltgun'] } },
      blue: { B: { at: [20, 30] }, R: { status: 'reserve' } },
      dice: [3, 1],
    }),
    'A',
    'shootAction',
  );
  expect(s.state.units['B']!.status).toBe('destroyed');
  expect(() => typeOf(s.state, 'B')).toThrow('B has no models');
  expect(unitHas(s.state, 'B', 'fast')).toBe(false);
  expect(() => spotOf(s.state, 'B.1')).toThrow('B.1 is not on the table');
  expect(() => ask(s, 'inMelee', { unit: 'R' })).toThrow('R is not on the table');
});

test('losses can be measured, of a unit or of the unit of a model', () => {
  const s = afterLoss({
    B: { at: [20, 30], models: 3, profile: { lives: 1 }, other: { 1: { profile: { lives: 3 } } } },
  });
  s.state.models['B.2']!.lost = 2;
  expect(['losses', 'livesLost', 'destroyed'].map((name) => measured(s, name, 'B'))).toEqual([1, 3, 0]);
  expect(measured(s, 'losses', 'B.3')).toBe(1);
  expect(() => measured(s, 'losses', 'X')).toThrow('there is no unit X');
  const gone = act(
    field({ red: { A: { at: [20, 20], weapons: ['boltgun'] } }, blue: { B: { at: [20, 30] } }, dice: [3, 1] }),
    'A',
    'shootAction',
  );
  expect(['losses', 'livesLost', 'destroyed'].map((name) => measured(gone, name, 'B'))).toEqual([1, 1, 1]);
});

test('what is remembered of a unit names its models anew if another one stands in the same place', () => {
  const [one, other] = [0, 1].map((place) => {
    const state = stateOf({
      red: {
        A: {
          places: [
            [20, 20],
            [22, 20],
          ],
        },
      },
      blue: { B: { at: [60, 40] } },
    });
    state.models[`A.${place + 1}`]!.where = { at: 'table', x: 50_000, y: 50_000, facing: 0 };
    state.models[`A.${2 - place}`]!.where = { at: 'gone' };
    state.units['A']!.living = 1;
    return state;
  });
  const memo = newMemo();
  expect(standing(eyes(one!, memo), 'A').models).toEqual(['A.1']);
  expect(standing(eyes(other!, memo), 'A').models).toEqual(['A.2']);
  expect(standing(eyes(one!, memo), 'A').models).toEqual(['A.1']);
});

test('[FD-ROUND-06] the units of a player are those on the table, and lives go with their models', () => {
  const s = field({
    red: { A: { at: [20, 20] }, off: { status: 'reserve' } },
    blue: { B: { at: [40, 40], models: 2, profile: { lives: 3 } } },
  });
  expect(unitsOf(s.state, 'red')).toEqual(['A']);
  expect(measured(s, 'livesLost', 'B')).toBe(0);
  const one = structuredClone(s.state);
  one.models['B.1']!.where = { at: 'gone' };
  expect(ruleset.measures!['livesLost']!.value(one as never, { unit: 'B' })).toBe(3);
});

test('[FD-UNIT-03] a unit is lost once, whatever else would destroy it', () => {
  const s = field({ red: { A: { at: [20, 20] } }, blue: { B: { at: [20, 30] }, C: { at: [40, 30] } } });
  const state = structuredClone(s.state);
  const lost = { type: 'unitDestroyed', rules: ['FD-UNIT-03'], unit: 'B', why: 'losses' } as const;
  for (const _ of [1, 2]) ruleset.events['unitDestroyed']!.reduce(state as never, lost as never);
  expect(state.players['blue']!.unitsLeft).toBe(1);
});

test('[FD-UNIT-02] after another course of the battle another model may stand on the same spot', () => {
  const memo = newMemo();
  const stateWith = (gone: string, stands: string) => {
    const state = stateOf({ red: { A: { at: [20, 20], models: 3 } }, blue: { B: { at: [60, 40] } } });
    const { where } = state.models['A.1']!;
    state.models[stands]!.where = { ...where };
    state.models[gone]!.where = { at: 'gone' };
    return state;
  };
  const standingIn = (state: ReturnType<typeof stateOf>) => standing(eyes(state, memo) as never, 'A').models;
  expect(standingIn(stateWith('A.2', 'A.1'))).toEqual(['A.1', 'A.3']);
  expect(standingIn(stateWith('A.1', 'A.2'))).toEqual(['A.2', 'A.3']);
});
