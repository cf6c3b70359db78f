import type { Tally } from './blunders/tally.ts';
import type { Times } from './times.ts';

/** A battle to be played: who sits where, and with which dice. */
export type Job = {
  readonly ruleset: string;
  readonly scenario: string;
  readonly seed: number;
  /** The player of the first side, and the player of all other sides. */
  readonly players: readonly [string, string];
};

/** What came of a battle. */
export type Played = Job & {
  /** The code that played it. Results of other code do not count. */
  readonly code: string;
  /** What the first player won: 1, 0, or a half for a draw. */
  readonly score: number;
  /** False: broken off after too many decisions. It counts as a draw. */
  readonly over: boolean;
  /** For each of the two players. */
  readonly by: readonly [Side, Side];
};

/** What one player did in a battle. */
export type Side = {
  readonly times: Times;
  /** Decisions for which the player failed, so that the default answer stood in. */
  readonly failed: number;
  /** Faults of scripts that the planner got along with: answers that were refused, and the like. */
  readonly faults: number;
  readonly blunders: Tally;
};

export const keyOf = ({ scenario, seed, players }: Job): string => [scenario, seed, ...players].join(' ');
