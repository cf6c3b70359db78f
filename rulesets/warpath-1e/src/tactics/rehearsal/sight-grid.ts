import { inches } from '../../07-measuring/lengths.ts';
import type { Look } from '../../kit.ts';
import { glance, penaltyOf } from '../glance.ts';

/**
 * Side of a cell: finer than any piece of terrain, coarse enough for a battle to ask about the same cells again and
 * again.
 */
const CELL = inches(2);

/**
 * What terrain between two places does to a shot: 0 to 2 the penalty for cover, 3 blocked; plus `ROUGH` if it disrupts
 * a charge.
 */
export type SightGrid = (ax: number, ay: number, bx: number, by: number) => number;

const ROUGH = 4;

export const penaltyIn = (found: number): number => found & (ROUGH - 1);
export const isRough = (found: number): boolean => found >= ROUGH;

/** Sight between the cells of a table, worked out when first asked for; terrain stays as it is for the whole battle. */
export const sightGrid = (look: Look): SightGrid => {
  const { width, depth } = look.state.table;
  const columns = Math.floor(width / CELL) + 1;
  const rows = Math.floor(depth / CELL) + 1;
  const size = columns * rows;
  const known = look.recall('sightGrid', '', () => new Uint8Array(size * size));
  const cell = (x: number, y: number): number =>
    Math.max(0, Math.min(rows - 1, Math.floor(y / CELL))) * columns +
    Math.max(0, Math.min(columns - 1, Math.floor(x / CELL)));
  const middle = (c: number): { x: number; y: number } => ({
    x: (c % columns) * CELL + CELL / 2,
    y: Math.floor(c / columns) * CELL + CELL / 2,
  });
  return (ax, ay, bx, by) => {
    const a = cell(ax, ay);
    const b = cell(bx, by);
    const found = known[a * size + b]!;
    if (found > 0) return found - 1;
    const seen = glance(look, middle(a), middle(b));
    const value = penaltyOf(seen) + (seen.rough ? ROUGH : 0);
    known[a * size + b] = value + 1;
    return value;
  };
};
