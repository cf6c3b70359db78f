import { rotate } from './angle.ts';
import type { Base, Pose } from './body.ts';
import { boxOfPolygon } from './box.ts';
import type { Point } from './point.ts';

/** Distances between bases, centre to centre: within a rank, and from rank to rank. */
export type Spacing = { readonly across: number; readonly deep: number };

/** The closest spacing at which bases side by side keep the gap. Mixed bases are all spaced like the largest. */
export function spacingOf(bases: readonly Base[], gap: number): Spacing {
  let across = 0;
  let deep = 0;
  for (const base of bases) {
    const { length, width } = extentOf(base);
    across = Math.max(across, width);
    deep = Math.max(deep, length);
  }
  return { across: across + gap, deep: deep + gap };
}

function extentOf(base: Base): { length: number; width: number } {
  if (base.kind === 'circle') return { length: 2 * base.radius, width: 2 * base.radius };
  const { minX, maxX, minY, maxY } = boxOfPolygon(base.points);
  // Leaves room on both sides even if the hull is asymmetric.
  return { length: 2 * Math.max(maxX, -minX), width: 2 * Math.max(maxY, -minY) };
}

/**
 * Places of n bases in ranks of `columns`, around the middle of the block and looking along +x: front rank first, each
 * rank from left to right, the last one centred.
 */
export function blockOffsets(n: number, columns: number, { across, deep }: Spacing): Point[] {
  const ranks = Math.ceil(n / columns);
  return Array.from({ length: n }, (_, i) => {
    const rank = Math.floor(i / columns);
    const inRank = rank < ranks - 1 ? columns : n - columns * (ranks - 1);
    return {
      x: Math.round(((ranks - 1) / 2 - rank) * deep) + 0,
      y: Math.round(((inRank - 1) / 2 - (i % columns)) * across) + 0,
    };
  });
}

/** Puts offsets on the table: turned to the facing and moved to the place, all with the same facing. */
export const posesAt = (offsets: readonly Point[], pose: Pose): Pose[] =>
  offsets.map((offset) => {
    const { x, y } = rotate(offset, pose.facing);
    return { x: pose.x + x, y: pose.y + y, z: pose.z, facing: pose.facing };
  });

/**
 * A block of bases with its middle at the pose. Turned blocks are spaced 4 ticks wider, so that rounding never makes
 * bases overlap.
 */
export function blockFormation(bases: readonly Base[], columns: number, gap: number, pose: Pose): Pose[] {
  const slack = pose.facing % 900 === 0 ? 0 : 4;
  return posesAt(blockOffsets(bases.length, columns, spacingOf(bases, gap + slack)), pose);
}
