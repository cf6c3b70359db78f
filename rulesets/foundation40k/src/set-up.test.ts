import type { SetupChoice } from '@walstatt/engine';
import { expect, test } from 'vitest';
import { EXAMPLE } from '../test/example-army.ts';
import { stateOf } from '../test/field.ts';
import { starterForces } from './data/forces.ts';
import { ruleset } from './index.ts';
import { setupChoices } from './setup-choices.ts';

const { setUp } = ruleset;

function begun(setup: Parameters<typeof setUp>[0]) {
  const set = setUp(setup);
  if (!('state' in set)) throw new Error(JSON.stringify(set.problems));
  return set.state;
}

const wrong = (setup: Parameters<typeof setUp>[0]): string[] => {
  const set = setUp(setup);
  return 'problems' in set ? set.problems.map((p) => p.path.join('.')) : [];
};

test('[FD-NEED-01][FD-GAP-93] the starter forces stand ready, with loot only where the scenario asks for it', () => {
  const state = begun({});
  expect(state.mission).toBe('annihilation');
  expect(state.loot).toEqual([]);
  expect(state.players).toMatchObject({
    red: { waaagh: 'none', unitsLeft: 4 },
    blue: { waaagh: 'ready', unitsLeft: 4 },
  });
  expect(begun({ scenario: 'secretLoot' }).loot).toEqual([3, 3, 3, 2, 2, 1]);
});

test('[FD-NEED-01][FD-GAP-93] programs may hand over whole forces', () => {
  const { orks } = starterForces;
  const { O1, O3 } = orks!.units;
  const state = begun({ forces: { red: { ...orks!, units: { O1: O1!, O3: O3! } }, blue: orks! } as never });
  expect(Object.entries(state.units).map(([id, u]) => [id, u.owner])).toEqual([
    ['O1', 'red'],
    ['O3', 'red'],
    ...['O1', 'O2', 'O3', 'O4'].map((id) => [`blue.${id}`, 'blue']),
  ]);
  expect(state.models['blue.O1.1']).toMatchObject({ unit: 'blue.O1', profile: 'orkboy' });
  expect(state.players).toMatchObject({
    red: { waaagh: 'ready', unitsLeft: 2 },
    blue: { waaagh: 'ready', unitsLeft: 4 },
  });
  expect(Object.keys(state.weapons)).toContain('choppa');
  const apart = begun({ forces: { red: starterForces['marines']!, blue: orks! } as never });
  expect(Object.keys(apart.units)).toEqual(['M1', 'M2', 'M3', 'M4', 'O1', 'O2', 'O3', 'O4']);
  expect(apart.players).toMatchObject({ red: { waaagh: 'none' }, blue: { waaagh: 'ready' } });
});

test('everything that is wrong with a set-up is said at once', () => {
  expect(wrong({ scenario: 'chess', table: 'desert', armies: { red: 'elves' } })).toEqual([
    'scenario',
    'armies.red',
    'table',
  ]);
  expect(wrong({ scenario: 'chess' })).toEqual(['scenario']);
  expect(wrong({ table: 'desert' })).toEqual(['table']);
  expect(wrong({ armies: { red: 'elves' } })).toEqual(['armies.red']);
  expect(wrong({ options: { rounds: 99 } })).toEqual(['options.rounds']);
  const set = setUp({ scenario: 'chess' });
  expect('problems' in set && set.problems[0]).toEqual({
    path: ['scenario'],
    expected: 'one of "annihilation", "kingOfTheHill", "secretLoot", "captureObjectives"',
    got: '"chess"',
  });
});

test('[FD-NEED-01][FD-GAP-93] what players pick on the set-up page becomes a set-up', () => {
  const list = (setupChoices.list as (scenario: string) => readonly SetupChoice[])('annihilation');
  expect(list.map((choice) => choice.id)).toEqual(['army red', 'army blue', 'table']);
  const setup = (picks: object) => setupChoices.toSetup('annihilation', picks as never);
  expect(setup({})).toStrictEqual({});
  expect(setup({ 'army red': 'orks', table: 7 })).toEqual({ armies: { red: 'orks' }, table: 7 });
  expect(setup({ 'army red': { file: 'text' }, 'army blue': { file: 'text', part: 'one' } })).toEqual({
    armies: { red: 'text', blue: { army: 'text', list: 'one' } },
  });
  expect(setupChoices.partsOf!('army red', EXAMPLE)).toEqual([{ value: 'patrol', name: expect.any(String) }]);
  expect(setupChoices.partsOf!('army red', 'nonsense')).toEqual([]);
});

test('units and models have an owner, and nothing else has', () => {
  const state = stateOf({ red: { A: {} }, blue: { B: { at: [60, 40] } } });
  expect(['A', 'A.1', 'B.1', 'C'].map((id) => ruleset.ownerOf!(state, id))).toEqual(['red', 'red', 'blue', undefined]);
});

test('[FD-GAP-93] forces that a program got wrong are refused with the place of every mistake', () => {
  const { marines, orks } = starterForces as unknown as Record<string, Record<string, unknown>>;
  const told = (forces: unknown) => wrong({ forces } as never);
  expect(told({ red: marines, blue: orks })).toEqual([]);
  expect([told(5), told({ red: marines, blue: orks, green: orks })]).toEqual([['forces'], ['forces']]);
  expect(told({ red: marines, blue: { ...orks, waaagh: 'yes' } })).toEqual(['forces.blue.waaagh']);
  expect(told({ red: { ...marines, points: -1 }, blue: { ...orks, name: 3 } })).toEqual([
    'forces.red.points',
    'forces.blue.name',
  ]);
  const [name, profile] = Object.entries(orks!['profiles'] as Record<string, object>)[0]!;
  const profiles = { ...(orks!['profiles'] as object), [name]: { ...profile, save: 99 } };
  const rows = told({ red: marines, blue: { ...orks, profiles } });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/^profiles\..*save$/);
});
