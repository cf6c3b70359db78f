import { type CheapestTree, cheapest, type SearchLimits, wayTo } from './cheapest.ts';
import { DIRECTIONS, type Hex } from './hex.ts';
import { hexKey, hexOfKey } from './key.ts';
import type { HexSet } from './region.ts';
import { type SideKey, sideKeyOf } from './side.ts';

/** What one step to an adjacent field costs, an integer of 0 or more; undefined if it is not possible. */
export type StepCost = (to: Hex, from: Hex, direction: number) => number | undefined;

export type CostFieldOptions = Omit<SearchLimits, 'stopAt'> & {
  /** Only these fields exist. */
  readonly within: HexSet;
  /** No step crosses these sides. */
  readonly blocked?: ReadonlySet<SideKey>;
  /** The search ends once this field has been reached. */
  readonly goal?: Hex;
};

/** The cheapest cost of every field that can be reached from the starts; keyed by `hexKey`. */
export function costField(starts: readonly Hex[], cost: StepCost, options: CostFieldOptions): CheapestTree {
  const { within, blocked, limit, goal } = options;
  const goalKey = goal && hexKey(goal);
  const walls = blocked && blocked.size > 0 ? blocked : undefined;
  return cheapest(
    starts.map(hexKey).filter((key) => within.has(key)),
    (node, reach) => {
      const from = hexOfKey(node);
      for (let d = 0; d < 6; d++) {
        const to = { q: from.q + DIRECTIONS[d]!.q, r: from.r + DIRECTIONS[d]!.r };
        const key = hexKey(to);
        if (!within.has(key) || walls?.has(sideKeyOf(from, d))) continue;
        const price = cost(to, from, d);
        if (price !== undefined) reach(key, price);
      }
    },
    {
      ...(limit === undefined ? {} : { limit }),
      ...(goalKey === undefined ? {} : { stopAt: (node: number) => node === goalKey }),
    },
  );
}

export const costTo = (field: CheapestTree, h: Hex): number | undefined => field.costs.get(hexKey(h));

/** The fields of one cheapest way, start and end included; undefined if the field was not reached. */
export const pathTo = (field: CheapestTree, h: Hex): Hex[] | undefined => wayTo(field, hexKey(h))?.map(hexOfKey);

/** All fields reached, by rising cost, equal costs in reading order. */
export const reachedHexes = (field: CheapestTree): Hex[] => [...field.costs.keys()].map(hexOfKey);
