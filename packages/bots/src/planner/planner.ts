import type { Answer, Look, Request, Types } from '@walstatt/engine';
import type { Bot, Situation } from '../bot.ts';
import { type Effort, search } from '../search.ts';
import { remember } from './memory.ts';
import { mistaken } from './mistaken.ts';
import { Plan } from './plan.ts';
import { scriptedAnswer, usualAnswer } from './scripted.ts';
import { type Planned, plan } from './search.ts';

/**
 * How hard a computer player thinks. Strength is measured in playouts, not in time, so that it is the same on every
 * machine; the time is where the host stops waiting.
 */
export type Level = 'easy' | 'seasoned' | 'stern' | 'relentless';
export const LEVELS: Readonly<Record<Level, { readonly playouts: number; readonly milliseconds: number }>> = {
  /** Chooses by the scripts' own guesses, with honest mistakes. */
  easy: { playouts: 0, milliseconds: 250 },
  seasoned: { playouts: 48, milliseconds: 500 },
  stern: { playouts: 192, milliseconds: 2_000 },
  relentless: { playouts: 960, milliseconds: 10_000 },
};

/** What levels were called before. Kept battles and old journals still say so. */
const FORMER: Readonly<Record<string, Level>> = { medium: 'seasoned', strong: 'stern' };

/** A level by its name, or by one that it had before. */
export const levelNamed = (name: string): Level | undefined =>
  Object.hasOwn(LEVELS, name) ? (name as Level) : FORMER[name];

/** What comes to mind first: the plan's own answer, without playing anything out. */
export const quickAnswer = (look: Look, request: Request): Answer =>
  look.ruleset.scripts === undefined ? usualAnswer(look, request) : scriptedAnswer(look, request, new Plan(look));

/** The planner's decision at a level, with everything that it compared. Without scripts there is none. */
export function decide<T extends Types>(s: Situation<T>, level: Level, playouts = LEVELS[level].playouts): Planned {
  if (level === 'easy') return { best: mistaken(s).answer, compared: [], tasks: new Map() };
  const planned = plan(s, playouts);
  remember(s, planned.tasks);
  return planned;
}

/**
 * A computer player that plans with scripts and plays its plans out by the real rules. For a rule system without
 * scripts the greedy search stands in.
 */
export const plannerBot = (level: Level, playouts = LEVELS[level].playouts): Bot => ({
  name: level,
  answer: (s) => (s.ruleset.scripts === undefined ? search(s, GREEDY[level]).best : decide(s, level, playouts).best),
});

/** How hard the greedy search thinks in the planner's place. */
export const GREEDY: Readonly<Record<Level, Effort>> = {
  easy: { answers: 4, samples: 1, ahead: 3 },
  seasoned: { answers: 10, samples: 2 },
  stern: { answers: 24, samples: 5 },
  relentless: { answers: 48, samples: 10 },
};
