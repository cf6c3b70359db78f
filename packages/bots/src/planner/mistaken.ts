import type { Answer, Types } from '@walstatt/engine';
import type { Situation } from '../bot.ts';
import { choicesFor } from './choices.ts';
import { Plan } from './plan.ts';

/** How often the most worthwhile answer is taken, and how often one of those that come next. */
const BEST = 65;
const NEXT = 3;

/** The answer of a beginner: mostly what looks most worthwhile, sometimes something that looks nearly as good. */
export function mistaken<T extends Types>(s: Situation<T>): Answer {
  const look = s.look as never;
  const choices = choicesFor(look, s.request, new Plan(look, [], s.complain), NEXT + 1);
  const i = s.rng.int(1, 100) <= BEST ? 0 : s.rng.int(0, choices.length - 1);
  return choices[i]!.answer;
}
