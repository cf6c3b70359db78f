import type { Point } from '@walstatt/geometry';
import { isOnBattlefield } from '../../01-units/units.ts';
import { standing } from '../../04-measuring/table-top.ts';
import { crewOf, transportOf } from '../../12-transports/capacity.ts';
import type { L } from '../../kit.ts';

/** Where units are, roughly. */

/** The middle of a unit on the battlefield. */
export function middleOf(look: L, unit: string): Point {
  const { box } = standing(look, unit);
  return { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 };
}

/** Where a unit is: on the battlefield, or on board of a transport that is there. Null: it is still to come. */
export function whereabouts(look: L, unit: string): Point | null {
  if (isOnBattlefield(look.state, unit)) return middleOf(look, unit);
  const transport = transportOf(look.state, unit);
  const crew = transport === null ? null : crewOf(look.state, transport);
  return crew !== null && isOnBattlefield(look.state, crew) ? middleOf(look, crew) : null;
}

/** How far a unit reaches from its middle, on average. */
export function extentOf(look: L, unit: string): number {
  const { box, models } = standing(look, unit);
  if (models.length === 0) return 0;
  return (box.maxX - box.minX + box.maxY - box.minY) / 4;
}

export const apart = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** The gap between two units, roughly. */
export const gapBetween = (look: L, a: string, b: string): number =>
  Math.max(0, apart(middleOf(look, a), middleOf(look, b)) - extentOf(look, a) - extentOf(look, b));
