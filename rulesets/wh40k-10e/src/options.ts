import type { OptionDefinition } from '@walstatt/engine';
import { type Fields, s } from './fields.ts';

/** WH-INTRO-03: gaps of the book that players settle differently. The preset is the ledger's ruling. */
export const options: Readonly<Record<string, OptionDefinition>> = {
  aircraftEnds: { rule: 'WH-G-83', values: ['anywhere', 'outside'], preset: 'anywhere' },
  lowTerrain: { rule: 'WH-G-120', values: ['feature', 'part'], preset: 'feature' },
  dice: { rule: 'WH-FAST-01', values: ['fast', 'strict'], preset: 'fast' },
};

export const optionFields: Fields = {
  aircraftEnds: s.withDefault(s.literal('anywhere', 'outside'), 'anywhere'),
  lowTerrain: s.withDefault(s.literal('feature', 'part'), 'feature'),
  dice: s.withDefault(s.literal('fast', 'strict'), 'fast'),
};
