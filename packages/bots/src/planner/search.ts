import type { Answer, Types } from '@walstatt/engine';
import type { Situation } from '../bot.ts';
import type { Assignment } from './assignment.ts';
import { type Chances, runHere, type Search, type Wanted } from './batch.ts';
import { type Change, type Choice, choicesFor } from './choices.ts';
import { halve, playoutsOf, type Row, rowsOf, shareOf, withChange } from './compare.ts';
import { improve } from './improve.ts';
import { isClearlyBetter } from './lead.ts';
import { remembered } from './memory.ts';
import { Plan } from './plan.ts';
import { type Matter, tryOut } from './trials.ts';

/** An answer, what it comes from, and the share of its playouts that were won. */
export type Compared = {
  readonly answer: Answer;
  readonly change: Change | null;
  readonly share: number;
  readonly playouts: number;
  /** Whether the best did so much better on the same dice that it is hardly chance. */
  readonly worse: boolean;
};

/** What the planner has found. */
export type Planned = {
  readonly best: Answer;
  /** Everything that was compared, the best first, then what was compared longest. */
  readonly compared: readonly Compared[];
  /** What units are about from now on that was found to be better than the scripts' own guesses. */
  readonly tasks: Assignment;
};

/** How many answers are compared at most, and how many playouts there must be for each. */
const MOST_CHOICES = 16;
const FOR_EACH = 6;

/** What part of the playouts goes into better plans for both sides, and what part finds out for which answers. */
const IMPROVING = 0.3;
const SIFTING = 0.35;
const FINALISTS = 4;

/** So many answers are worth all playouts. Fewer get a part of them, but no fewer than this each. */
const WHOLE = 6;
const ENOUGH = 16;

const worthSpending = (playouts: number, choices: number): number =>
  Math.min(playouts, Math.max(ENOUGH * choices, Math.ceil((playouts * choices) / WHOLE)));

/** With fewer playouts than this, all of them compare answers. */
const WORTH_IMPROVING = 80;

/** A search that is ready to begin: what its playouts have in common, and the search itself. */
export type Planning<T extends Types> = { readonly matter: Matter<T>; readonly run: Search<Planned> };

/**
 * Portfolio search. Every unit of both sides gets a script; positions are played out with the real rules, both sides
 * by their scripts; and the answers that different scripts lead to are compared by what came of them. All answers meet
 * the same dice and the same guesses at hidden things, and the weaker half drops out again and again. The search is
 * bounded by playouts, so that the same view, memory and random numbers give the same answer on every machine. Only
 * the host's watchdog cuts it short; then the best so far stands.
 */
export function planning<T extends Types>(s: Situation<T>, playouts: number): Planning<T> {
  const seed = s.rng.int(0, 0x7fffffff);
  const look = s.look as never;
  const first = new Plan(look, remembered(s), s.complain);
  const choices = choicesFor(
    look,
    s.request,
    first,
    Math.max(2, Math.min(MOST_CHOICES, Math.floor(playouts / FOR_EACH))),
  );
  const { seat, request, position } = s;
  return {
    matter: { seat, request, position, seed, plan: first.assignment },
    run: searching(s, first, choices, worthSpending(playouts, choices.length)),
  };
}

/** The search with all its playouts here, one after the other. */
export function plan<T extends Types>(s: Situation<T>, playouts: number): Planned {
  const { matter, run } = planning(s, playouts);
  return runHere(run, (trial) => tryOut(s, matter, trial), s.expired);
}

function* searching<T extends Types>(
  s: Situation<T>,
  first: Plan,
  choices: readonly Choice[],
  playouts: number,
): Generator<Wanted, Planned, Chances> {
  const rows = rowsOf(choices);
  const { expired } = s;
  if (rows.length === 1) return planned(rows, rows, UNCHANGED);
  if (playouts < WORTH_IMPROVING) {
    const left = yield* halve(rows, { keep: 1, playouts, tasks: UNCHANGED, from: 0, expired });
    return planned(left, rows, UNCHANGED);
  }
  const sifting = Math.floor(SIFTING * playouts);
  const improving = Math.floor(IMPROVING * playouts);
  const sifted = yield* halve(rows, { keep: FINALISTS, playouts: sifting, tasks: UNCHANGED, from: 0, expired });
  const tasks = yield* improve(s, first, sifted[0]!.choice, improving);
  // The plans are others now, so what came of the old ones no longer counts. What was planned comes first again.
  const finalists = rowsOf([choices[0]!, ...sifted.map((row) => row.choice).filter((c) => c !== choices[0])]);
  const final = { keep: 1, playouts: playouts - sifting - improving, tasks, from: playouts, expired };
  const left = yield* halve(finalists, final);
  if (finalists.some((row) => playoutsOf(row) === 0)) return planned(sifted, rows, tasks);
  return planned(left, [...finalists, ...rows.filter((row) => !sifted.includes(row))], tasks);
}

const UNCHANGED: Assignment = new Map();

function planned(left: readonly Row[], all: readonly Row[], tasks: Assignment): Planned {
  const best = left[0]!;
  const others = all
    .filter((row) => row !== best)
    .sort((a, b) => playoutsOf(b) - playoutsOf(a) || shareOf(b) - shareOf(a));
  return {
    best: best.choice.answer,
    compared: [best, ...others].map((row) => ({
      ...row.choice,
      share: shareOf(row),
      playouts: playoutsOf(row),
      worse: isClearlyBetter(best.results, row.results),
    })),
    tasks: withChange(tasks, best.choice),
  };
}
