import type { Job } from './result.ts';

export type Wanted = {
  readonly ruleset: string;
  readonly players: readonly string[];
  readonly scenarios: readonly string[];
  /** How many pairs of battles every two players play: both with the same dice, the second with sides changed. */
  readonly pairs: number;
  /** The first seed. Every pair takes the next one. */
  readonly from: number;
};

/**
 * All battles to be played. Every two players have had their first pair before any have their second, so that a run
 * that is broken off says something about everybody. The scenarios take turns.
 */
export function schedule({ ruleset, players, scenarios, pairs, from }: Wanted): Job[] {
  const jobs: Job[] = [];
  for (let pair = 0; pair < pairs; pair++)
    for (const [i, a] of players.entries())
      for (const b of players.slice(i + 1)) {
        const game = { ruleset, scenario: scenarios[pair % scenarios.length]!, seed: from + pair };
        jobs.push({ ...game, players: [a, b] }, { ...game, players: [b, a] });
      }
  return jobs;
}
