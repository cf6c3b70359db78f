import type { Spot } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { block, widths } from './formation.ts';
import { type Manner, refuseStand } from './stand.ts';
import { bodiesAt } from './table-top.ts';

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
  for (const at of wanted) {
    for (const columns of widths(u)) {
      const models = arrange(block(u, at, columns));
      if (accepts(models) && refuseStand(look, id, bodiesAt(u, models), manner) === null) return models;
    }
  }
  return null;
}
