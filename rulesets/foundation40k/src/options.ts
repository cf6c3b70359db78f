import type { OptionDefinition } from '@walstatt/engine';
import { type Fields, s } from './fields.ts';

/**
 * Gaps of the book that players settle differently, in the order in which a set-up lists them. The preset is the
 * ledger's ruling.
 */

export const options: Readonly<Record<string, OptionDefinition>> = {
  rounds: { rule: 'FD-GAP-04', values: [4, 5, 6, 7, 8], preset: 6 },
  reserves: { rule: 'FD-RESERVE-01', values: [true, false], preset: true },
  deathOfTheGeneral: { rule: 'FD-SCENARIO-12', values: [false, true], preset: false },
  moraleLosses: { rule: 'FD-GAP-45', values: ['quarterOrMore', 'moreThanQuarter'], preset: 'quarterOrMore' },
  wholeModel: { rule: 'FD-GAP-15', values: ['fpAboveSave', 'saveImpossible'], preset: 'fpAboveSave' },
  suppression: { rule: 'FD-GAP-49', values: ['modelLost', 'unsavedHit'], preset: 'modelLost' },
  hardCoverInMelee: { rule: 'FD-GAP-103', values: [false, true], preset: false },
  takeCoverInMelee: { rule: 'FD-GAP-14', values: [true, false], preset: true },
  hill: { rule: 'FD-GAP-95', values: ['diameter', 'radius'], preset: 'diameter' },
  voluntaryFlight: { rule: 'FD-GAP-39', values: [true, false], preset: true },
  knowNoFear: { rule: 'FD-GAP-71', values: ['reroll', 'nothing'], preset: 'reroll' },
  armourInTerrain: { rule: 'FD-GAP-26', values: [true, false], preset: true },
};

export const optionFields: Fields = {
  rounds: s.withDefault(s.int(1, 20), 6),
  reserves: s.withDefault(s.bool, true),
  deathOfTheGeneral: s.withDefault(s.bool, false),
  moraleLosses: s.withDefault(s.literal('quarterOrMore', 'moreThanQuarter'), 'quarterOrMore'),
  wholeModel: s.withDefault(s.literal('fpAboveSave', 'saveImpossible'), 'fpAboveSave'),
  suppression: s.withDefault(s.literal('modelLost', 'unsavedHit'), 'modelLost'),
  hardCoverInMelee: s.withDefault(s.bool, false),
  takeCoverInMelee: s.withDefault(s.bool, true),
  hill: s.withDefault(s.literal('diameter', 'radius'), 'diameter'),
  voluntaryFlight: s.withDefault(s.bool, true),
  knowNoFear: s.withDefault(s.literal('reroll', 'nothing'), 'reroll'),
  armourInTerrain: s.withDefault(s.bool, true),
};
