import type { Battle } from '../battle/battle.ts';
import type { Refusal, SeatId, Types } from '../machine/types.ts';
import { seededRng } from '../random/rng.ts';
import { Unanswerable } from '../ruleset/question.ts';
import { mixOdds } from './mix.ts';
import { type Odds, odds } from './odds.ts';
import type { Policies } from './policy.ts';
import type { OddsQuestion } from './question.ts';
import { newWork, type OddsLimits } from './work.ts';
import { worldsOf } from './worlds.ts';

/**
 * Odds as a seat of a battle may know them: computed on its view. What the view hides is guessed several times and the
 * results are mixed; the result says so. Refused while the seat has to declare something without measuring. Odds of
 * what a seat cannot see are up to the ruleset: a measure may only read what the seat may know.
 */
export function oddsFor<T extends Types>(
  battle: Battle<T>,
  seat: SeatId,
  question: OddsQuestion<T>,
  policies: Policies<T> = {},
  limits: OddsLimits = {},
): Odds | { readonly refusal: Refusal } {
  const blind = battle.pending.find((p) => p.request.by === seat && p.request.blind);
  if (blind !== undefined) return { refusal: { code: 'blind', rule: blind.request.rule } };
  const now = question.start !== undefined;
  if (now && question.until === 'idle' && !battle.idle)
    throw new Unanswerable('an activity started in the middle of a step can only be followed to its own end');
  const { worlds, samples, seed } = newWork(limits);
  const { sure, positions } = worldsOf(battle, seat, now, worlds, seededRng(seed));
  const share = { ...limits, memos: limits.memos ?? battle.memos, samples: Math.ceil(samples / positions.length) };
  const all = positions.map((p, i) => odds(battle.ruleset, p, question, policies, { ...share, seed: seed + i }));
  return sure ? all[0]! : mixOdds(all);
}
