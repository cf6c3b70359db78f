import type { Answer, Request, Rng, Ruleset, SeatId, Types } from '@walstatt/engine';
import type { Entry, Eyes, Memo } from '@walstatt/engine/host';
import type { Complain, Memory } from './planner/assignment.ts';

/** What a bot gets to see: its seat's view and no more. */
export type Situation<T extends Types> = {
  readonly ruleset: Ruleset<T>;
  readonly seat: SeatId;
  readonly request: Request;
  /** Eyes on the seat's view as it is now. */
  readonly look: Eyes<T>;
  /**
   * The seat's view at the last step boundary and the lines since, without other seats' sealed answers. Bots try things
   * out on it.
   */
  readonly position: { readonly state: T['State']; readonly since: readonly Entry[] };
  readonly memos: Memo;
  readonly rng: Rng;
  /** What the bot itself has kept since its last decision. Bots may change it. */
  readonly memory: Memory;
  /** The host's watchdog. Once it returns true, a bot gives the best answer it has so far. */
  readonly expired: () => boolean;
  /** Hears what is wrong with the ruleset's scripts, while the bot gets along without them. */
  readonly complain?: Complain;
};

/** A computer player. The same situation and random numbers always lead to the same answer. */
export type Bot = {
  readonly name: string;
  answer<T extends Types>(s: Situation<T>): Answer;
};
