import type { Plan } from '@walstatt/engine';
import { type Body, INCH } from '@walstatt/geometry';
import { goesThrough, spotsAfter, planOf as tabletopPlanOf, type Way, waysIn } from '@walstatt/tabletop';
import { bodyIn, type Standing, spotOf, tableTop } from '../01-units/space.ts';
import type { State } from '../generated/state.ts';
import type { L } from '../kit.ts';

/** The one kind of leg: straight to a spot. */
const LEG = 'go';

/** Reads an answer as ways. Null if it is not one. */
export const waysOf = (s: State, plan: Plan): Way[] | null => waysIn(plan, LEG, (model) => spotOf(s, model));

/** Writes ways as an answer, with one leg to each further corner. */
export const planOf = (ways: readonly Way[]): Plan => tabletopPlanOf(ways, LEG);

/** FD-TERRAIN-14, FD-GAP-25: at least 1" of the way lies inside one terrain piece. */
export const isThrough = (look: L, { points }: Way): boolean => goesThrough(points, tableTop(look).pieces, INCH);

/** The bodies of a unit after some of its models have moved. */
export function afterWays(s: State, { models, spots, bodies }: Standing, ways: readonly Way[]): Body[] {
  const ends = spotsAfter(models, spots, ways);
  return models.map((m, i) => (ends[i] === spots[i] ? bodies[i]! : bodyIn(s, m, ends[i]!)));
}
