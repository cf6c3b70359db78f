import { defineRuleset } from '@walstatt/engine';
import { lawfulBattle, randomBattle } from '@walstatt/testkit';
import { expect, test } from 'vitest';
import { definition, type Epic } from '../src/index.ts';
import { CARRIER, type Field, PROFILE, rectangle, row, stateOf, TANK } from './field.ts';
import { gun, guns } from './guns.ts';

/** A table with all that the chapters know: transports, war engines, scouts, skimmers, weapons, terrain of every effect. */
const TABLE: Field = {
  red: {
    squad: {
      places: [...row(5, 2, 40, 40), [42, 44], [46, 44], { aboard: 'squad.6' }, { aboard: 'squad.6' }],
      profile: { weapons: [gun({ ap: 5, at: 6 }, 2)] },
      other: { 5: CARRIER, 6: CARRIER },
      blastMarkers: 2,
    },
    armour: {
      places: row(3, 3, 60, 25),
      profile: { ...TANK, weapons: [gun({ ap: 4, at: 4, range: 75_000, arc: 'front' })] },
      initiative: 3,
    },
    engine: {
      places: [[80, 40]],
      profile: {
        weapons: [gun({ mw: 3, range: 60_000, arc: 'fixedForward', shots: { dice: 1, sides: 3, plus: 0 } })],
        type: 'warEngine',
        damageCapacity: 3,
        base: { shape: 'rectangle', length: 4000, width: 3000 },
      },
    },
  },
  blue: {
    scouts: {
      places: row(4, 8, 50, 62),
      profile: { ...PROFILE, abilities: ['scout'], weapons: [gun({ ap: 5 })] },
      overwatch: 0,
    },
    speeders: {
      places: row(3, 2, 75, 70),
      profile: {
        ...TANK,
        abilities: ['skimmer', 'scout'],
        weapons: [guns('or', { ap: 4 }, { at: 5 }), gun({ barrage: { dice: 1, sides: 3, plus: 1 }, range: 60_000 })],
      },
    },
    mob: { places: row(6, 1, 40, 75), broken: true, initiative: 3 },
  },
  terrain: {
    woods: { kind: 'woods', shape: rectangle(60, 30, 15, 10) },
    river: { kind: 'river', shape: rectangle(20, 50, 90, 4) },
    road: { kind: 'road', shape: rectangle(66, 0, 5, 120) },
    cliffs: { kind: 'cliffs', shape: rectangle(90, 60, 10, 10) },
  },
  lastRound: 2,
};

const battles = defineRuleset<Epic>({ ...definition, scenarios: ['table'], setUp: () => ({ state: stateOf(TABLE) }) });

test.each([1, 2])('random battles keep every law: %i', (seed) => {
  expect(lawfulBattle(battles, {}, seed).decisions).toBeGreaterThan(30);
});

test('a random battle comes to its end', () => {
  const { result, state } = randomBattle(battles, {}, 9, {});
  expect([result.over, state.round]).toEqual([true, 2]);
});
