import { presetAnswer, type Types } from '@walstatt/engine';
import type { Bot, Situation } from '../bot.ts';
import { mistaken } from './mistaken.ts';
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

/** The planner's decision at a level, with everything that it compared. */
export function decide<T extends Types>(s: Situation<T>, level: Level): Planned {
  if (s.ruleset.scripts === undefined) return { best: presetAnswer(s.look as never, s.request), compared: [] };
  return level === 'easy' ? { best: mistaken(s), compared: [] } : plan(s, LEVELS[level].playouts);
}

/** A computer player that plans with scripts and plays its plans out by the real rules. */
export const plannerBot = (level: Level): Bot => ({ name: level, answer: (s) => decide(s, level).best });
