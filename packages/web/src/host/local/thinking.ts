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
import { type Motives, strongestMotive } from './motives.ts';

type Effort = { readonly answers: number; readonly samples: number; readonly ahead: number; readonly time: number };

/**
 * Times are milliseconds; `hint` is what a person is advised when a decision is shown: little work, so that its time hardly
 * ever ends it and the same advice is given everywhere.
 */
const EFFORT: Record<Strength | 'hint', Effort> = {
  hint: { answers: 6, samples: 1, ahead: 6, time: 1000 },
  easy: { answers: 4, samples: 1, ahead: 3, time: 250 },
  medium: { answers: 10, samples: 2, ahead: 10, time: 800 },
  strong: { answers: 24, samples: 5, ahead: 14, time: 1600 },
};

export type Decision = {
  readonly answer: Answer;
  readonly tried: number;
  /** Whether it was better than everything else, and in what above all. */
  readonly clear: boolean;
  readonly motive: string | null;
};

/** The computer's decision: tries answers on worlds built from its own view, one round of dice after another, until its time is up. */
export function think(battle: Battle<Types>, pending: Pending, strength: Strength | 'hint', rng: Rng): Decision {
  const s = situationOf(battle, pending, rng);
  const preset = presetAnswer(s.look as never, pending.request);
  const effort = EFFORT[strength];
  const until = performance.now() + effort.time;
  const ahead = Math.min(effort.ahead, s.ruleset.foresight ?? effort.ahead);
  try {
    const tried = candidates(s.look as never, pending.request, rng, effort.answers);
    if (tried.length <= 1) return { answer: tried[0] ?? preset, tried: tried.length, clear: false, motive: null };
    const sums = tried.map(() => 0);
    const motives: Motives[] = tried.map(() => ({}));
    const seed = rng.int(0, 0x7fffffff);
    /** What one trial has taken at most: none is begun that would not be done in time. */
    let longest = 0;
    const hasTime = (): boolean => performance.now() + longest < until;
    for (let round = 0; round < effort.samples && hasTime(); round++) {
      const scores = tried.map(() => Number.NEGATIVE_INFINITY);
      for (const [i, answer] of tried.entries()) {
        if (!hasTime()) break;
        const begun = performance.now();
        const dice = seededRng(seed + round);
        const world = imagine(s, dice);
        if (world === null) continue;
        const after = tryAnswer(world, s, answer, dice, ahead);
        scores[i] = s.ruleset.evaluate(after, s.seat);
        if (round === 0) motives[i] = s.ruleset.motives?.(after as never, s.seat) ?? {};
        longest = Math.max(longest, performance.now() - begun);
      }
      // A round that was cut short says nothing about those it did not come to, unless it is all there is.
      if (round > 0 && scores.includes(Number.NEGATIVE_INFINITY)) break;
      for (const [i, score] of scores.entries()) sums[i]! += score;
    }
    const most = Math.max(...sums);
    const best = sums.indexOf(most);
    const compared = motives.filter((_, i) => i !== best && sums[i]! > Number.NEGATIVE_INFINITY);
    return {
      answer: most === Number.NEGATIVE_INFINITY ? preset : tried[best]!,
      tried: compared.length + 1,
      clear: sums.every((x, i) => i === best || x < most),
      motive: strongestMotive(motives[best]!, compared),
    };
  } catch {
    return { answer: preset, tried: 1, clear: false, motive: null };
  }
}
