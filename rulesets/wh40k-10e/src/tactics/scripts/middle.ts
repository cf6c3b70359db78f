import type { Point } from '@walstatt/geometry';
import { standing } from '../../04-measuring/table-top.ts';
import type { L } from '../../kit.ts';

/** Where units are, roughly. */

/** The middle of a unit on the battlefield. */
export function middleOf(look: L, unit: string): Point {
  const { box } = standing(look, unit);
  return { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 };
}

/** How far a unit reaches from its middle, on average. */
export function extentOf(look: L, unit: string): number {
  const { box } = standing(look, unit);
  return (box.maxX - box.minX + box.maxY - box.minY) / 4;
}

export const apart = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** The gap between two units, roughly. */
export const gapBetween = (look: L, a: string, b: string): number =>
  Math.max(0, apart(middleOf(look, a), middleOf(look, b)) - extentOf(look, a) - extentOf(look, b));
