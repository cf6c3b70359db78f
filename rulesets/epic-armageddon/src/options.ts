import type { OptionDefinition } from '@walstatt/engine';
import { type Fields, s } from './fields.ts';

/** Gaps of the book that players settle differently. The preset is the ledger's ruling. */
export const options: Readonly<Record<string, OptionDefinition>> = {
  tieBreak: { rule: 'EA-G-01', values: ['reroll', 'birthday'], preset: 'reroll' },
};

export const optionFields: Fields = {
  tieBreak: s.withDefault(s.literal('reroll', 'birthday'), 'reroll'),
};
