import type { RuleId } from '../generated/rule-ids.ts';
import type { Explained, SeatId } from '../machine/types.ts';
import type { Classes } from './classes.ts';

/**
 * What is rolled: a pool of equal dice read one by one (`20 × d6`), dice added up (`2d6`), or dice of which only the
 * highest or the lowest counts (`highest of 3d6`). An angle is one die with 3600 sides. Faces count from 1.
 */
export type Shape = {
  readonly dice: number;
  readonly sides: number;
  readonly sum: boolean;
  readonly keep?: 'highest' | 'lowest';
};

/** Do all dice make one outcome together? Then they are also re-rolled together. */
export const isOneOutcome = (s: Shape): boolean => s.sum || s.keep !== undefined;

export const ANGLE_SIDES = 3600;

/** A roll as a request to chance: who rolls, by which rule, for what purpose, and which outcomes matter. */
export type Roll = {
  readonly by: SeatId | null;
  readonly rule: RuleId;
  readonly purpose: string;
  /** The unit or model that the roll is for, or null. What may be offered about the roll depends on it. */
  readonly about: string | null;
  readonly shape: Shape;
  readonly classes: Classes;
  /** Dice re-rolled by another rule. */
  readonly again: boolean;
  /** The number that the dice are judged against, with its reasons. Null if there is none, or if nobody is told. */
  readonly needs: Explained | null;
};

/**
 * Why the dice of a roll need what they need. It is called only if a host is told what happens, so it costs nothing
 * elsewhere. Every seat may know it: nothing secret goes into it.
 */
export type Needs = () => Explained;

/**
 * The outcome: faces in the order rolled (none while odds are computed) and how many dice (or sums) fell into each
 * class.
 */
export type Rolled = { readonly faces: readonly number[] | null; readonly counts: readonly number[] };

/** One stage of a chain. Its dice are those of the stage before that fell into class `feed`. */
export type ChainStage = {
  readonly by: SeatId | null;
  readonly rule: RuleId;
  readonly purpose: string;
  readonly about?: string;
  readonly sides: number;
  readonly classes: Classes;
  readonly needs?: Needs;
  /** The class of this stage that goes on to the next one, or comes through at the end. */
  readonly feed: number;
};

export function writeShape(s: Shape): string {
  if (s.sides === ANGLE_SIDES) return 'angle';
  const together = `${s.dice === 1 ? '' : s.dice}d${s.sides}`;
  if (s.keep !== undefined) return `${s.keep} of ${together}`;
  return s.sum || s.dice === 1 ? together : `${s.dice} × d${s.sides}`;
}
