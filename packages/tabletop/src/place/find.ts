import type { Box } from '@walstatt/geometry';
import { isBoxIn } from '../stand/box.ts';
import { type Spot, shiftedSpots } from '../stand/spot.ts';

/**
 * One formation around the origin, with the box around its bodies. It is built once and shifted to wherever it is
 * tried.
 */
export type Block = { readonly spots: readonly Spot[]; readonly box: Box };

/**
 * The spots of the first block that fits at the first of the wanted places. `blocksFor` builds the formations for a
 * facing and runs once for all consecutive places with that facing. Nothing is tried that would stick out of the board.
 */
export function firstPlace(
  wanted: Iterable<Spot>,
  blocksFor: (facing: number) => readonly Block[],
  board: Box,
  fits: (spots: readonly Spot[]) => boolean,
): Spot[] | null {
  let blocks: readonly Block[] = [];
  let formedFor = Number.NaN;
  for (const { x, y, facing } of wanted) {
    if (facing !== formedFor) {
      blocks = blocksFor(facing);
      formedFor = facing;
    }
    const at = { x: Math.round(x), y: Math.round(y) };
    for (const { spots, box } of blocks) {
      if (!isBoxIn(shiftedBox(box, at.x, at.y), board)) continue;
      const there = shiftedSpots(spots, at.x, at.y);
      if (fits(there)) return there;
    }
  }
  return null;
}

const shiftedBox = (box: Box, dx: number, dy: number): Box => ({
  minX: box.minX + dx,
  minY: box.minY + dy,
  maxX: box.maxX + dx,
  maxY: box.maxY + dy,
});
