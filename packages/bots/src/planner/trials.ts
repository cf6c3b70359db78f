import { type Answer, type Ruleset, seededRng, type Types } from '@walstatt/engine';
import type { Memo } from '@walstatt/engine/host';
import type { Situation } from '../bot.ts';
import { imagine } from '../imagine.ts';
import type { Assignment, Complain } from './assignment.ts';
import { KindredDice } from './dice.ts';
import { Plan } from './plan.ts';
import { playOn } from './playout.ts';

/** One playout: an answer, what units are about besides the plan, and the number of the dice and guesses it meets. */
export type Trial = { readonly answer: Answer; readonly changed: Assignment; readonly sample: number };

/** What all playouts of one decision have in common. It is plain data, so that other workers can be told. */
export type Matter<T extends Types> = Pick<Situation<T>, 'seat' | 'request' | 'position'> & {
  readonly seed: number;
  readonly plan: Assignment;
};

/** Where playouts run. */
export type Ground<T extends Types> = {
  readonly ruleset: Ruleset<T>;
  readonly memos: Memo;
  readonly complain?: Complain | undefined;
};

/**
 * The chance to win that comes of a trial. The same matter and trial give the same chance everywhere. Null: the guesses
 * did not lead to the same request, or the rules broke down, and nothing can be said.
 */
export function tryOut<T extends Types>(ground: Ground<T>, matter: Matter<T>, trial: Trial): number | null {
  const seed = matter.seed + trial.sample;
  const world = imagine({ ...matter, ...ground }, seededRng(seed));
  if (world === null) return null;
  const plan = new Plan(world.machine as never, matter.plan, ground.complain).on(world.machine as never, trial.changed);
  try {
    return playOn(world, { request: matter.request, answer: trial.answer }, plan, new KindredDice(seed));
  } catch (fault) {
    ground.complain?.(`playing on from ${matter.request.name}`, fault);
    return null;
  }
}
