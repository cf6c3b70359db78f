import type { Point } from '@walstatt/geometry';
import { isOnBattlefield } from '../../01-units/units.ts';
import { inch } from '../../04-measuring/table-top.ts';
import { MANNERS } from '../../10-movement/manner.ts';
import type { L } from '../../kit.ts';
import { dangerAt } from './danger.ts';
import { apart, extentOf, middleOf } from './middle.ts';
import { gainBy } from './steps.ts';

/** How far a unit goes for nothing: this distance counts as much as a hundred points. */
const EFFORT = inch(120);

/** How safe a place is. Nobody walks far for nothing. */
export function safety(look: L, unit: string): (place: Point) => number {
  const there = isOnBattlefield(look.state, unit);
  const extent = there ? extentOf(look, unit) : inch(2);
  const at = there ? middleOf(look, unit) : null;
  return (place) => -dangerAt(look, unit, place, extent) - (at === null ? 0 : apart(at, place) / EFFORT);
}

/** How much less a unit has to fear if it goes to the safest place that one move leads to. */
export const relief = (look: L, unit: string): number =>
  look.memo('relief', unit, () => gainBy(look, { unit, manner: MANNERS.normal, distance: 0 }, safety(look, unit)));
