import { type Answer, presetAnswer, seededRng, type Types } from '@walstatt/engine';
import { freeOffer } from '@walstatt/engine/host';
import type { Situation } from './bot.ts';
import { candidates } from './candidates.ts';
import { imagine, tryAnswer } from './imagine.ts';

/** How much work a search may do. */
export type Effort = {
  /** How many different answers are tried. */
  readonly answers: number;
  /** How often to try each answer, with other dice and guesses. */
  readonly samples: number;
  /**
   * How many decisions (all taken by default) are played on after the answer before the result is evaluated. Without
   * it, the ruleset's `foresight` decides.
   */
  readonly ahead?: number;
};

/** What a search has found: the answers it tried, each with its mean evaluation (minus infinity: not tried). */
export type Found = {
  readonly best: Answer;
  readonly tried: readonly { readonly answer: Answer; readonly score: number }[];
};

const AHEAD = 12;

/**
 * Tries candidate answers on worlds built from the seat's own view and scores the results with the ruleset's
 * evaluation. All answers meet the same dice and guesses. The search is bounded by work, so that the same view and
 * random numbers give the same answer; only the host's watchdog cuts it short.
 */
export function search<T extends Types>(s: Situation<T>, effort: Effort): Found {
  // An answer that can only help needs no comparison. In the middle of a roll the evaluation could not compare anyway.
  const free = freeOffer(s.ruleset, s.request);
  const answers = free === null ? candidates(s.look as never, s.request, s.rng, effort.answers) : [free];
  if (answers.length <= 1) {
    const best = answers[0] ?? presetAnswer(s.look as never, s.request);
    return { best, tried: [{ answer: best, score: Number.NEGATIVE_INFINITY }] };
  }
  const seed = s.rng.int(0, 0x7fffffff);
  const sums = answers.map(() => 0);
  const counts = answers.map(() => 0);
  for (let i = 0; i < samplesFor(s, effort); i++) {
    const { scores, whole } = scoreAll(s, answers, seed + i, effort);
    // A round that was cut short says nothing about the answers it did not reach, unless it is the only round.
    if (!whole && i > 0) break;
    for (const [k, score] of scores.entries()) {
      if (score === null) continue;
      sums[k]! += score;
      counts[k]!++;
    }
    if (!whole) break;
  }
  const tried = answers.map((answer, k) => ({
    answer,
    score: counts[k] === 0 ? Number.NEGATIVE_INFINITY : sums[k]! / counts[k]!,
  }));
  return { best: tried.reduce((a, b) => (b.score > a.score ? b : a)).answer, tried };
}

/** Without secrets and dice, every world is the same. */
const samplesFor = <T extends Types>(s: Situation<T>, { samples }: Effort): number =>
  s.ruleset.reckons && s.ruleset.determinise === undefined ? 1 : samples;

/** The score of every answer with one seed's dice and guesses. Null where no world could be built or time was up. */
function scoreAll<T extends Types>(
  s: Situation<T>,
  answers: readonly Answer[],
  seed: number,
  effort: Effort,
): { readonly scores: readonly (number | null)[]; readonly whole: boolean } {
  const ahead = effort.ahead ?? s.ruleset.foresight ?? AHEAD;
  const scores: (number | null)[] = answers.map(() => null);
  for (const [k, answer] of answers.entries()) {
    if (s.expired()) return { scores, whole: false };
    const rng = seededRng(seed);
    const world = imagine(s, rng);
    if (world === null) continue;
    const after = tryAnswer(world, s, answer, rng, ahead);
    scores[k] = s.ruleset.evaluate(after, s.seat);
  }
  return { scores, whole: true };
}
