import { type Answer, presetAnswer, type Rng, seededRng, type Types } from '@walstatt/engine';
import type { Bot, Situation } from './bot.ts';
import { candidates } from './candidates.ts';
import { imagine, tryAnswer } from './imagine.ts';

export type GreedySettings = {
  /** How many different answers are tried. */
  readonly answers: number;
  /** How often each is tried, with other dice and guesses. */
  readonly samples: number;
  /**
   * How many decisions (all taken by default) are played on after the answer before the result is looked at; otherwise
   * as the ruleset's `foresight` says.
   */
  readonly ahead?: number;
};

const AHEAD = 12;

/**
 * Tries candidate answers on worlds built from its own view, scores what comes out with the ruleset's evaluation and
 * takes the best. Bounded by work, so that the same view and random numbers give the same answer; only the host's watchdog
 * cuts it short.
 */
export const greedyBot = (settings: GreedySettings = { answers: 12, samples: 3 }): Bot => ({
  name: 'greedy',
  answer: (s) => bestOf(s, settings),
});

function bestOf<T extends Types>(s: Situation<T>, settings: GreedySettings): Answer {
  const tried = candidates(s.look as never, s.request, s.rng, settings.answers);
  const only = tried[0] ?? presetAnswer(s.look as never, s.request);
  if (tried.length <= 1) return only;
  const seed = s.rng.int(0, 0x7fffffff);
  let best = only;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const answer of tried) {
    if (s.expired()) break;
    const score = scoreOf(s, answer, settings, seed);
    if (score > bestScore) {
      best = answer;
      bestScore = score;
    }
  }
  return best;
}

/** The mean evaluation over several worlds; all answers meet the same dice and guesses. */
function scoreOf<T extends Types>(s: Situation<T>, answer: Answer, settings: GreedySettings, seed: number): number {
  const ahead = settings.ahead ?? s.ruleset.foresight ?? AHEAD;
  // Without secrets and dice every world is the same.
  const samples = s.ruleset.reckons && s.ruleset.determinise === undefined ? 1 : settings.samples;
  let sum = 0;
  let n = 0;
  for (let i = 0; i < samples; i++) {
    const rng: Rng = seededRng(seed + i);
    const world = imagine(s, rng);
    if (world === null) continue;
    sum += s.ruleset.evaluate(tryAnswer(world, s, answer, rng, ahead), s.seat);
    n++;
  }
  return n === 0 ? Number.NEGATIVE_INFINITY : sum / n;
}
