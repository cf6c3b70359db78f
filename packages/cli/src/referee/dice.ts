import {
  type DiceScript,
  type DiceSource,
  manualDice,
  restoredDice,
  scriptedDice,
  seededDice,
} from '@walstatt/engine/host';
import { diceOf, type PositionDice } from '@walstatt/engine/notation';
import type { DiceWish } from './protocol.ts';

/** A source that waits (returns null) when its script has run out, and takes more dice at any time. */
export type PatientDice = DiceSource & {
  push?(faces: readonly number[], rule?: string): void;
  leftOver?(): string[];
  /** What has been wrong with the scripted dice since the last call. */
  takeProblem?(): string | null;
};

export function diceFor(wish: DiceWish | undefined): PatientDice {
  if (wish === undefined) return seededDice(1);
  if (wish.kind === 'seeded') return seededDice(wish.seed);
  if (wish.kind === 'manual') return manualDice;
  return patient({ ...(wish.queues ?? {}), ...(wish.faces === undefined ? {} : { '': wish.faces }) });
}

/** The dice that a position file asks for. */
export const diceInPosition = (d: PositionDice): PatientDice => (d.kind === 'scripted' ? patient(d.script) : diceOf(d));

/** The dice of a save continue where they were. */
export function diceFromSave(saved: { kind: string; state: unknown }): PatientDice {
  if (saved.kind === 'seeded') return restoredDice(saved.state as number[]);
  if (saved.kind === 'scripted') return patient(saved.state as Record<string, number[]>);
  return manualDice;
}

/** Dice that cannot fall (a 7 for a d6) are removed and reported. The roll waits for others. */
function patient(script: DiceScript): PatientDice {
  const dice = scriptedDice(script);
  let problem: string | null = null;
  return {
    ...dice,
    roll(roll) {
      if (!dice.holds(roll)) return null;
      try {
        return dice.roll(roll);
      } catch (error) {
        problem = (error as Error).message;
        return null;
      }
    },
    takeProblem() {
      const said = problem;
      problem = null;
      return said;
    },
  };
}
