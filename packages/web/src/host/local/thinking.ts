import { type Effort, search, situationOf } from '@walstatt/bots';
import { type Answer, presetAnswer, type Rng, type Types } from '@walstatt/engine';
import type { Battle, Pending } from '@walstatt/engine/host';
import type { Strength } from '../game-host.ts';
import { type Motives, strongestMotive } from './motives.ts';

/**
 * Times are milliseconds. `hint` is what a person is advised when a decision is shown. It takes little work, so time
 * hardly ever cuts it short and the advice is the same everywhere.
 */
const EFFORT: Record<Strength | 'hint', Effort & { readonly time: number }> = {
  hint: { answers: 6, samples: 1, time: 1000 },
  easy: { answers: 4, samples: 1, ahead: 3, time: 250 },
  medium: { answers: 10, samples: 2, time: 800 },
  strong: { answers: 24, samples: 5, time: 1600 },
};

export type Decision = {
  readonly answer: Answer;
  readonly tried: number;
  /** Whether it was better than everything else, and in which respect most of all. */
  readonly clear: boolean;
  readonly motive: string | null;
};

/** The computer's decision: the search of the greedy bot with a strength's effort, until its time is up. */
export function think(battle: Battle<Types>, pending: Pending, strength: Strength | 'hint', rng: Rng): Decision {
  const effort = EFFORT[strength];
  const s = situationOf(battle, pending, rng, { expired: watchdog(effort.time) });
  try {
    const motives: Motives[] = [];
    const { best, tried } = search(s, effort, (k, after) => {
      motives[k] = s.ruleset.motives?.(after as never, s.seat) ?? {};
    });
    const chosen = tried.findIndex((t) => t.answer === best);
    const { score } = tried[chosen]!;
    const compared = motives.filter((_, k) => k !== chosen);
    return {
      answer: best,
      tried: compared.length + 1,
      clear: tried.length > 1 && tried.every((t, k) => k === chosen || t.score < score),
      motive: strongestMotive(motives[chosen] ?? {}, compared),
    };
  } catch {
    return { answer: presetAnswer(s.look as never, pending.request), tried: 1, clear: false, motive: null };
  }
}

/**
 * Asked before each trial. Says that time is up as soon as a trial as long as the longest so far would not finish in
 * time.
 */
function watchdog(ms: number): () => boolean {
  const until = performance.now() + ms;
  let last = performance.now();
  let longest = 0;
  return () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    return now + longest >= until;
  };
}
