import { type Block, boxAround, firstPlace } from '@walstatt/tabletop';
import { type Manner, refuseStand } from '../07-measuring/stand.ts';
import { bodiesAt, tableTop } from '../07-measuring/table-top.ts';
import type { Spot } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { block, widths } from './formation.ts';

/** The first of the wanted places where the unit may stand as a block, or null. */
export function placeAt(
  look: Look,
  id: string,
  wanted: Iterable<Spot>,
  manner: Manner,
  accepts: (models: readonly Spot[]) => boolean = () => true,
  arrange: (models: Spot[]) => Spot[] = (models) => models,
): Spot[] | null {
  const u = look.state.units[id]!;
  const blocksFor = (facing: number): Block[] =>
    widths(u).map((columns) => {
      const spots = arrange(block(u, { x: 0, y: 0, facing }, columns));
      return { spots, box: boxAround(bodiesAt(u, spots)) };
    });
  const fits = (models: readonly Spot[]): boolean =>
    accepts(models) && refuseStand(look, id, bodiesAt(u, models), manner) === null;
  return firstPlace(wanted, blocksFor, tableTop(look).box, fits);
}

/** The first of these spots that is free, for a single model. */
export function firstFree(spots: Iterable<Spot>, isFree: (spot: Spot) => boolean): Spot | null {
  for (const spot of spots) if (isFree(spot)) return spot;
  return null;
}
