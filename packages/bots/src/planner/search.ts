import type { Answer, Task, Types } from '@walstatt/engine';
import type { Situation } from '../bot.ts';
import { type Change, type Choice, choicesFor } from './choices.ts';
import { improve } from './improve.ts';
import { Plan } from './plan.ts';
import { Trials } from './trials.ts';

/** An answer, what it comes from, and the share of its playouts that were won. */
export type Compared = {
  readonly answer: Answer;
  readonly change: Change | null;
  readonly share: number;
  readonly playouts: number;
};

/** What the planner has found: its answer, and everything it compared with it, the best first. */
export type Planned = { readonly best: Answer; readonly compared: readonly Compared[] };

/** How many answers are compared. */
const MOST_CHOICES = 16;

/** What another answer must bring beyond the plan's own. Less than this is chance. */
const MARGIN = 0.01;

/** What part of the playouts goes into better plans for both sides before answers are compared. */
const IMPROVING = 0.35;

/** With fewer playouts than this, all of them compare answers. */
const WORTH_IMPROVING = 80;

/**
 * Portfolio search. Every unit of both sides gets a script; positions are played out with the real rules, both sides
 * by their scripts; and the answers that different scripts lead to are compared by what came of them. All answers meet
 * the same dice and the same guesses at hidden things, and the weaker half drops out again and again. The search is
 * bounded by playouts, so that the same view and random numbers give the same answer on every machine. Only the
 * host's watchdog cuts it short.
 */
export function plan<T extends Types>(s: Situation<T>, playouts: number): Planned {
  const seed = s.rng.int(0, 0x7fffffff);
  const look = s.look as never;
  const first = new Plan(look);
  const choices = choicesFor(look, s.request, first, MOST_CHOICES);
  if (choices.length === 1) return { best: choices[0]!.answer, compared: [] };
  const table = new Trials(s, first, seed);
  const improving = playouts >= WORTH_IMPROVING ? Math.floor(IMPROVING * playouts) : 0;
  const better = improve(s, choices[0]!, table, improving);
  return compare(table, choices, better, playouts - table.played);
}

/** Successive halving: all choices get some playouts, then the better half of them gets more, until one is left. */
function compare<T extends Types>(
  trials: Trials<T>,
  choices: readonly Choice[],
  tasks: ReadonlyMap<string, Task>,
  playouts: number,
): Planned {
  const all = choices.map((choice) => ({ choice, sum: 0, n: 0 }));
  const share = ({ sum, n }: { sum: number; n: number }): number => (n === 0 ? 0 : sum / n);
  const value = (row: (typeof all)[number]): number => share(row) + (row === all[0] ? MARGIN : 0);
  const rounds = Math.ceil(Math.log2(choices.length));
  let left = all;
  let sample = 0;
  for (let round = 0; round < rounds && left.length > 1 && !trials.expired; round++) {
    const each = Math.max(1, Math.floor(playouts / rounds / left.length));
    for (let i = 0; i < each && !trials.expired; i++, sample++)
      for (const row of left) {
        const { answer, change } = row.choice;
        const changed = change === null ? tasks : new Map([...tasks, [change.unit, change.task]]);
        const chance = trials.chance(answer, changed, sample);
        if (chance === null) continue;
        row.sum += chance;
        row.n++;
      }
    left = [...left].sort((a, b) => value(b) - value(a)).slice(0, Math.ceil(left.length / 2));
  }
  const best = left[0]!;
  const others = all.filter((row) => row !== best).sort((a, b) => share(b) - share(a));
  return {
    best: best.choice.answer,
    compared: [best, ...others].map((row) => ({ ...row.choice, share: share(row), playouts: row.n })),
  };
}
