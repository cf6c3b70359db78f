import type { OptionDefinition } from '@walstatt/engine';

/** Gaps of the book on which players differ, with the ledger's ruling first. */
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
