import type { Answer, Types } from '@walstatt/engine';
import type { Situation } from '../bot.ts';
import { choicesFor } from './choices.ts';
import { Plan } from './plan.ts';

/** How often the most worthwhile answer is taken, in per cent, and how many of those that come next are thought of. */
const BEST = 65;
const NEXT = 3;

/** An answer, one of so many, and whether it followed a hunch instead of what looked best. */
export type Guess = { readonly answer: Answer; readonly choices: number; readonly hunch: boolean };

/** The answer of a beginner: mostly what looks most worthwhile, sometimes something that looks nearly as good. */
export function mistaken<T extends Types>(s: Situation<T>): Guess {
  const look = s.look as never;
  const found = choicesFor(look, s.request, new Plan(look, [], s.complain), NEXT + 1);
  const answers = found.map((c) => JSON.stringify(c.answer));
  const choices = found.filter((_, i) => answers.indexOf(answers[i]!) === i);
  const hunch = choices.length > 1 && s.rng.int(1, 100) > BEST;
  const i = hunch ? s.rng.int(1, choices.length - 1) : 0;
  return { answer: choices[i]!.answer, choices: choices.length, hunch };
}
