import type { Box } from '@walstatt/geometry';
import { boxAround, shiftedSpots } from '@walstatt/tabletop';
import { type Manner, refuseStand } from '../07-measuring/stand.ts';
import { bodiesAt } from '../07-measuring/table-top.ts';
import type { Spot, Unit } from '../generated/state.ts';
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
  const { width, depth } = look.state.table;
  let blocks: Block[] = [];
  let formedFor = Number.NaN;
  for (const { x, y, facing } of wanted) {
    if (facing !== formedFor) {
      blocks = blocksOf(u, facing, arrange);
      formedFor = facing;
    }
    const at = { x: Math.round(x), y: Math.round(y) };
    for (const { models: around, box } of blocks) {
      if (at.x + box.minX < 0 || at.y + box.minY < 0 || at.x + box.maxX > width || at.y + box.maxY > depth) continue;
      const models = shiftedSpots(around, at.x, at.y);
      if (accepts(models) && refuseStand(look, id, bodiesAt(u, models), manner) === null) return models;
    }
  }
  return null;
}

/** A way to form up around the origin: put together once, shifted to wherever it is tried. */
type Block = { readonly models: readonly Spot[]; readonly box: Box };

const blocksOf = (u: Unit, facing: number, arrange: (models: Spot[]) => Spot[]): Block[] =>
  widths(u).map((columns) => {
    const models = arrange(block(u, { x: 0, y: 0, facing }, columns));
    return { models, box: boxAround(bodiesAt(u, models)) };
  });
