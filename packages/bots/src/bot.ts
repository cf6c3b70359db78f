import type { Answer, Request, Rng, Ruleset, SeatId, Types } from '@walstatt/engine';
import type { Entry, Eyes, Memo } from '@walstatt/engine/host';

/** What a bot gets to see: its seat's view, never more. */
export type Situation<T extends Types> = {
  readonly ruleset: Ruleset<T>;
  readonly seat: SeatId;
  readonly request: Request;
  /** Eyes on the seat's view as it is now. */
  readonly look: Eyes<T>;
  /** The seat's view of the last step boundary and the lines since, without other seats' sealed answers: to try things out. */
  readonly position: { readonly state: T['State']; readonly since: readonly Entry[] };
  readonly memos: Memo;
  readonly rng: Rng;
  /** The host's watchdog: once it says yes, a bot gives the best answer it has so far. */
  readonly expired: () => boolean;
};

/** A computer player. With the same situation and random numbers it gives the same answer. */
export type Bot = {
  readonly name: string;
  answer<T extends Types>(s: Situation<T>): Answer;
};
