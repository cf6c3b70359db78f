import type { Refusal } from '@walstatt/engine';
import { isConnected, linksWithinBoth, lonely, type Solid, withinBoth } from '@walstatt/geometry';
import { unitsOf } from '../01-units/units.ts';
import { inch, type Standing, standing } from '../04-measuring/table-top.ts';
import type { L } from '../kit.ts';

/** How near the next model must be. */
export const REACH = { across: inch(2), up: inch(5) } as const;

/** From so many models on, each needs two others. */
export const LARGE = 7;

const { across: ACROSS, up: UP } = REACH;

/**
 * WH-COH-03, WH-COH-04, WH-COH-05: models within 2" horizontally and 5" vertically of one other, of two others once the
 * unit has seven models now. WH-COH-06: all in one group. WH-COH-07: a single model always is.
 */
export function isCoherent(models: readonly Solid[]): boolean {
  const links = linksWithinBoth(models, ACROSS, UP);
  return isConnected(links) && lonely(links, models.length >= LARGE ? 2 : 1).length === 0;
}

/**
 * WH-COH-01, WH-COH-02, WH-COH-09: a unit is set up and ends its moves in coherency, or else it does not. The refusal
 * names a model that stands alone, if there is one.
 */
export function refuseIncoherent({ models, measured }: Pick<Standing, 'models' | 'measured'>): Refusal | null {
  const links = linksWithinBoth(measured, ACROSS, UP);
  const [alone] = lonely(links, measured.length >= LARGE ? 2 : 1);
  if (alone !== undefined)
    return {
      code: 'outOfCoherency',
      rule: measured.length >= LARGE ? 'WH-COH-04' : 'WH-COH-03',
      limit: ACROSS,
      unit: 'length',
      args: { model: models[alone]! },
    };
  return isConnected(links)
    ? null
    : { code: 'inGroups', rule: 'WH-COH-06', measured: links.components.length, limit: 1, unit: 'count' };
}

/** WH-COH-03, WH-COH-04: whether the last of some models has enough of the others near it, in a unit of this size. */
export function isLastLinked(models: readonly Solid[], size: number): boolean {
  const last = models.length - 1;
  const wanted = Math.min(last, size >= LARGE ? 2 : 1);
  let found = 0;
  for (let i = 0; i < last && found < wanted; i++) if (withinBoth(models[i]!, models[last]!, ACROSS, UP)) found++;
  return found >= wanted;
}

/** The units of a seat that are out of coherency. */
export const scattered = (look: L, seat: string): string[] =>
  unitsOf(look.state, seat).filter((unit) => !isCoherent(standing(look, unit).measured));
