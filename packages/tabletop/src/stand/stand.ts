import type { Body, Box } from '@walstatt/geometry';
import { boxAround } from './box.ts';
import { type Spot, sameSpots } from './spot.ts';

/** A unit on the table: where its models stand, the body of each, and the box around all of them. */
export type Stand = {
  readonly id: string;
  readonly spots: readonly Spot[];
  readonly bodies: readonly Body[];
  readonly box: Box;
};

/** Models as they would stand. `models` are the names that refusals use. Without them no model is named. */
export type Ends = Pick<Stand, 'bodies' | 'box'> & { readonly models?: readonly (string | number)[] };

export const endsOf = (bodies: readonly Body[], models?: Ends['models']): Ends =>
  models === undefined ? { bodies, box: boxAround(bodies) } : { bodies, box: boxAround(bodies), models };

export function standOf(id: string, spots: readonly Spot[], bodyAt: (spot: Spot, model: number) => Body): Stand {
  const bodies = spots.map(bodyAt);
  return { id, spots, bodies, box: boxAround(bodies) };
}

/**
 * Stands of the latest position, by unit. A unit that has not moved keeps its stand, so that its bodies are made only
 * once. The names and bases of a unit's models must stay the same as long as `models` does.
 */
export type Kept<S extends Stand = Stand> = Map<string, S>;

/** The kept stand of a unit if all its models are still there, otherwise a new one, which is kept from now on. */
export function keptStand<S extends Stand>(kept: Kept<S>, id: string, spots: readonly Spot[], make: () => S): S {
  const before = kept.get(id);
  if (before !== undefined && sameSpots(before.spots, spots)) return before;
  const stand = make();
  kept.set(id, stand);
  return stand;
}
