import {
  type DiceSource,
  diceOf,
  manualDice,
  type PositionDice,
  restoredDice,
  type Script,
  scriptedDice,
  seededDice,
} from '@walstatt/engine';
import type { DiceWish } from './protocol.ts';

/** A source that waits (answers null) when its script has run out, and takes more dice at any time. */
export type PatientDice = DiceSource & { push?(faces: readonly number[], rule?: string): void; leftOver?(): string[] };

export function diceFor(wish: DiceWish | undefined): PatientDice {
  if (wish === undefined) return seededDice(1);
  if (wish.kind === 'seeded') return seededDice(wish.seed);
  if (wish.kind === 'manual') return manualDice;
  return patient({ ...(wish.queues ?? {}), ...(wish.faces === undefined ? {} : { '': wish.faces }) });
}

/** The dice that a position file asks for. */
export const diceInPosition = (d: PositionDice): PatientDice => (d.kind === 'scripted' ? patient(d.script) : diceOf(d));

/** The dice of a save go on where they were. */
export function diceFromSave(saved: { kind: string; state: unknown }): PatientDice {
  if (saved.kind === 'seeded') return restoredDice(saved.state as number[]);
  if (saved.kind === 'scripted') return patient(saved.state as Record<string, number[]>);
  return manualDice;
}

function patient(script: Script): PatientDice {
  const dice = scriptedDice(script);
  return { ...dice, roll: (roll) => (dice.holds(roll) ? dice.roll(roll) : null) };
}
