import type { Chances, Search, Wanted } from '../planner/batch.ts';

/** Plays trials out, somewhere. */
export type Player = (trials: Wanted) => Promise<Chances>;

/**
 * Runs a search with its playouts dealt to several players in turn, like cards. What came of each trial goes back to
 * its place, so that the result is the same however many players there are.
 */
export async function runSpread<Result>(search: Search<Result>, players: readonly Player[]): Promise<Result> {
  let step = search.next();
  while (!step.done) {
    const { value: trials } = step;
    const hands = await Promise.all(players.map((play, k) => play(trials.filter((_, i) => i % players.length === k))));
    step = search.next(trials.map((_, i) => hands[i % players.length]![Math.floor(i / players.length)] ?? null));
  }
  return step.value;
}
