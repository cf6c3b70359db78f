import { type Fields, schema as s } from './fields.ts';

/** Gaps on which players plausibly differ; the preset is the ledger's ruling. Described in `options.ts` above. */
export const options: Fields = {
  /** FD-GAP-04. */
  rounds: s.withDefault(s.int(1, 20), 6),
  /** FD-RESERVE-01. */
  reserves: s.withDefault(s.bool, true),
  /** FD-SCENARIO-12. */
  deathOfTheGeneral: s.withDefault(s.bool, false),
  /** FD-GAP-45. */
  moraleLosses: s.withDefault(s.literal('quarterOrMore', 'moreThanQuarter'), 'quarterOrMore'),
  /** FD-GAP-15. */
  wholeModel: s.withDefault(s.literal('fpAboveSave', 'saveImpossible'), 'fpAboveSave'),
  /** FD-GAP-49. */
  suppression: s.withDefault(s.literal('modelLost', 'unsavedHit'), 'modelLost'),
  /** FD-GAP-103. */
  hardCoverInMelee: s.withDefault(s.bool, false),
  /** FD-GAP-14. */
  takeCoverInMelee: s.withDefault(s.bool, true),
  /** FD-GAP-95. */
  hill: s.withDefault(s.literal('diameter', 'radius'), 'diameter'),
  /** FD-GAP-39. */
  voluntaryFlight: s.withDefault(s.bool, true),
  /** FD-GAP-71. */
  knowNoFear: s.withDefault(s.literal('reroll', 'nothing'), 'reroll'),
  /** FD-GAP-26. */
  armourInTerrain: s.withDefault(s.bool, true),
};
