import { candidates, imagine, situationOf, tryAnswer } from '@walstatt/bots';
import {
  type Answer,
  type Battle,
  type Pending,
  presetAnswer,
  type Rng,
  seededRng,
  type Types,
} from '@walstatt/engine';
import type { Strength } from '../game-host.ts';

type Effort = { readonly answers: number; readonly samples: number; readonly ahead: number; readonly time: number };

const EFFORT: Record<Strength, Effort> = {
  easy: { answers: 4, samples: 1, ahead: 3, time: 250 },
  medium: { answers: 10, samples: 2, ahead: 10, time: 800 },
  strong: { answers: 24, samples: 5, ahead: 14, time: 1600 },
};

export type Decision = { readonly answer: Answer; readonly tried: number; readonly clear: boolean };

/** The computer's decision: tries answers on worlds built from its own view, one round of dice after another, until its time is up. */
export function think(battle: Battle<Types>, pending: Pending, strength: Strength, rng: Rng): Decision {
  const s = situationOf(battle, pending, rng);
  const preset = presetAnswer(s.look as never, pending.request);
  const effort = EFFORT[strength];
  const until = performance.now() + effort.time;
  try {
    const tried = candidates(s.look as never, pending.request, rng, effort.answers);
    if (tried.length <= 1) return { answer: tried[0] ?? preset, tried: tried.length, clear: false };
    const sums = tried.map(() => 0);
    const seed = rng.int(0, 0x7fffffff);
    let rounds = 0;
    for (; rounds < effort.samples && performance.now() < until; rounds++) {
      for (const [i, answer] of tried.entries()) {
        if (rounds > 0 && performance.now() > until) break;
        const dice = seededRng(seed + rounds);
        const world = performance.now() > until + 500 ? null : imagine(s, dice);
        sums[i]! += world === null ? -1e9 : s.ruleset.evaluate(tryAnswer(world, s, answer, dice, effort.ahead), s.seat);
      }
    }
    const best = sums.indexOf(Math.max(...sums));
    return {
      answer: tried[best] ?? preset,
      tried: tried.length,
      clear: sums.every((x, i) => i === best || x < sums[best]!),
    };
  } catch {
    return { answer: preset, tried: 1, clear: false };
  }
}
