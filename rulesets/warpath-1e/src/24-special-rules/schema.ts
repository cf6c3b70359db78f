import { s } from '../fields.ts';

/** Special rules by the ledger's ids; `n` is a rule's number if it has one, or the sides of a die. */
export const SPECIALS = [
  'scout',
  'dakkaDakka',
  'piercing',
  'elite',
  'explosive',
  'cowardly',
  'flameCloud',
  'stealthy',
  'individual',
  'fast',
  'unwieldy',
  'jumpTroops',
  'stabilisers',
  'headstrong',
  'unshakeable',
  'zap',
  'crushingStrength',
  'antigrav',
  'openTopped',
  'agile',
] as const;

export const specials = s.withDefault(
  s.list(
    s.record(
      { id: s.literal(...SPECIALS), n: s.withDefault(s.int(0, 20), 0), die: s.withDefault(s.bool, false) },
      'Special',
    ),
  ),
  [],
);
