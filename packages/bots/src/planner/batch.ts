import type { Trial } from './trials.ts';

/** Playouts that a search asks for, and what came of them in the same order. Null: nothing did, or time was up. */
export type Wanted = readonly Trial[];
export type Chances = readonly (number | null)[];

/**
 * A search asks for playouts, many at a time, and goes on with what came of them. So it knows nothing of where they
 * run: here, one after the other, or in several workers at once.
 */
export type Search<Result> = Generator<Wanted, Result, Chances>;

/** Runs a search here and now. Once time is up it gets nothing more, and ends with the best that it has. */
export function runHere<Result>(
  search: Search<Result>,
  play: (trial: Trial) => number | null,
  expired: () => boolean,
): Result {
  let step = search.next();
  while (!step.done) step = search.next(step.value.map((trial) => (expired() ? null : play(trial))));
  return step.value;
}
