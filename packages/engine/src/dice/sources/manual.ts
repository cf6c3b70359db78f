import type { DiceSource } from './source.ts';

/** Real dice on a real table: every roll is typed in. */
export const manualDice: DiceSource = { kind: 'manual', roll: () => null, save: () => null };
