import type { Refusal, RuleId } from '@walstatt/engine';
import { type Solid, spaceGap } from '@walstatt/geometry';
import { inBaseContact } from '../../03-engagement/base-contact.ts';
import { type Standing, standing } from '../../04-measuring/table-top.ts';
import type { Move } from '../../10-movement/manner.ts';
import type { L } from '../../kit.ts';

/** A group of things that a model can come closer to. */
export type Goal = readonly Solid[];

/**
 * A move that brings a unit closer to something: a charge, a pile-in, a consolidation. What all moves must keep to stands
 * in `move`; here is what this one must achieve.
 */
export type Approach = {
  readonly move: Move;
  /** The models that may move. */
  readonly movers: readonly string[];
  /** For each model, by its place in the unit: what it must end closer to, one of these. */
  readonly goals: readonly (readonly Goal[])[];
  readonly closer: RuleId;
  /** Enemy models that a model must touch at the end if it can, and the rule that says so. */
  readonly foes: readonly Solid[];
  readonly contact: RuleId;
  /** Whether all of them must take part, not only those that their player likes to move. */
  readonly everybody: boolean;
  /** What the unit as a whole has not achieved yet if it ends so. */
  readonly missing: (ends: Standing) => readonly Missing[];
};

/** Something that the unit has not achieved yet: the refusal for that, and what one of its models must come near to. */
export type Missing = { readonly refusal: Refusal; readonly near: Goal };

/** Less than any tick: rounding makes nothing closer. */
const NOISE = 1e-6;

const gapTo = (solid: Solid, goal: Goal): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const g of goal) least = Math.min(least, spaceGap(solid, g));
  return least;
};

/** WH-G-26: a model is closer if its gap to one and the same goal is smaller than before. */
export const isCloser = (goals: readonly Goal[], before: Solid, after: Solid): boolean =>
  goals.some((goal) => gapTo(after, goal) < gapTo(before, goal) - NOISE);

/** How far a model is from the nearest of its goals. */
export const farFrom = (goals: readonly Goal[], solid: Solid): number =>
  Math.min(...goals.map((goal) => gapTo(solid, goal)));

export const touchesAny = (solid: Solid, foes: readonly Solid[]): boolean =>
  foes.some((foe) => inBaseContact(solid, foe));

/** What distances to a model of the unit go to, before it moves. */
export function startOf(look: L, { move }: Approach, model: string): Solid {
  const { models, measured } = standing(look, move.unit);
  return measured[models.indexOf(model)]!;
}

/** What a model of the unit must come closer to. */
export const goalsOf = (look: L, { move, goals }: Approach, model: string): readonly Goal[] =>
  goals[standing(look, move.unit).models.indexOf(model)]!;
