import { startingCapacity } from '../../1-01-units/units.ts';
import { piecesAround } from '../../1-08-terrain/cover.ts';
import type { L } from '../../kit.ts';

/** EA-G-03: war engines with a starting damage capacity of 3 and 6. */
const TALL = 3;
const HUGE = 6;

/** EA-G-03: how tall a unit is. EA-1.8.4-05: one class taller on a hill. */
export function heightOf(look: L, unit: string): number {
  const capacity = startingCapacity(look.state, unit) ?? 0;
  const own = capacity >= HUGE ? 3 : capacity >= TALL ? 2 : 1;
  return own + (piecesAround(look, unit).some(({ terrain }) => terrain.kind === 'hill') ? 1 : 0);
}
