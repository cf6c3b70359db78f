import type { Reason } from '../machine/types.ts';

/**
 * A roll that an answer would lead to, as far as it is known in advance: for players who want to know what to expect.
 */
export type Forecast = {
  /** A purpose of rolls. */
  readonly purpose: string;
  /** Who rolls at whom, where several rolls must be told apart. */
  readonly by?: string;
  readonly target?: string;
  readonly dice: number;
  /** How many dice there are is rolled itself, for each of those who roll: so many dice with so many sides, and a number. */
  readonly number?: { readonly dice: number; readonly sides: number; readonly plus: number };
  /** One die for each success of the roll before. The number is not known yet. */
  readonly each?: true;
  readonly sides: number;
  /** All dice are added up instead of being read one by one. */
  readonly sum?: true;
  /** Each die, or their sum, must show at least this. With `upTo`, at most this. */
  readonly needed: number;
  readonly upTo?: true;
  /** What it was before the modifiers, and the modifiers. */
  readonly base?: number;
  readonly reasons?: readonly Reason[];
  /** What success means, where the purpose does not say it: an id with a name. */
  readonly means?: string;
  /** One success removes the target, so further successes against it are wasted. */
  readonly fells?: true;
};

/** What an answer leads to later on: the chances of a measure's change, computed by the ruleset itself. */
export type Prospect = {
  readonly measure: string;
  readonly rows: readonly (readonly [value: number, probability: number])[];
};
