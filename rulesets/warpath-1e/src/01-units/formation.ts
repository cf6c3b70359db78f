import { leaderAmid, ranksOf, spotsAround } from '@walstatt/tabletop';
import { inches } from '../07-measuring/lengths.ts';
import type { Spot, Unit } from '../generated/state.ts';

/** Room between bases in a block: well inside coherency, and rounding makes no bases touch. */
const ROOM = inches(0.1);

/** A block of the unit around a point, in ranks of a given number of models, the leader near the middle. */
export function block(u: Unit, at: Spot, columns: number): Spot[] {
  const width = u.base.kind === 'circle' ? 2 * u.base.radius : Math.max(u.base.length, u.base.width);
  return spotsAround(leaderAmid(ranksOf(u.size, columns, width + ROOM), u.leader), at);
}

/** Widths of blocks worth trying, the handiest first. */
export function widths(u: Unit): readonly number[] {
  if (u.size === 1) return [1];
  return u.size <= 5 ? [u.size, 2] : u.size <= 10 ? [5, 4, 3] : [5, 4];
}
