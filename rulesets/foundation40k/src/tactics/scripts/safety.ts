import type { Point } from '@walstatt/geometry';
import { inch } from '../../01-units/space.ts';
import { isOnTable } from '../../01-units/units.ts';
import type { L } from '../../kit.ts';
import { dangerAt } from './danger.ts';
import { apart, extentOf, middleOf } from './middle.ts';

/** How safe a place is. Nobody walks far for nothing. */
export function safety(look: L, unit: string): (place: Point) => number {
  const there = isOnTable(look.state, unit);
  const extent = there ? extentOf(look, unit) : inch(2);
  const at = there ? middleOf(look, unit) : null;
  return (place) => -dangerAt(look, unit, place, extent) - (at === null ? 0 : apart(at, place) / inch(600));
}
