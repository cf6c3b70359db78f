import { isConnected, linksWithinBoth, lonely, type Solid } from '@walstatt/geometry';
import { unitsOf } from '../01-units/units.ts';
import { inch, standing } from '../04-measuring/table-top.ts';
import type { L } from '../kit.ts';

const ACROSS = inch(2);
const UP = inch(5);
const LARGE = 7;

/**
 * WH-COH-03, WH-COH-04, WH-COH-05: models within 2" horizontally and 5" vertically of one other, of two others once the
 * unit has seven models now. WH-COH-06: all in one group. WH-COH-07: a single model always is.
 */
export function isCoherent(models: readonly Solid[]): boolean {
  const links = linksWithinBoth(models, ACROSS, UP);
  return isConnected(links) && lonely(links, models.length >= LARGE ? 2 : 1).length === 0;
}

/** The units of a seat that are out of coherency. */
export const scattered = (look: L, seat: string): string[] =>
  unitsOf(look.state, seat).filter((unit) => !isCoherent(standing(look, unit).measured));
