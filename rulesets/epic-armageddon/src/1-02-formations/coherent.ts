import { type Body, linksWithin } from '@walstatt/geometry';
import { cm } from '../1-00-materials/cm.ts';
import { standing } from '../1-00-materials/table-top.ts';
import { hasAbility, startingCapacity } from '../1-01-units/units.ts';
import type { State } from '../generated/state.ts';
import type { L } from '../kit.ts';

/** EA-1.2.1-03. EA-2.1.12-01: scouts. EA-3.1.1-02: war engines, for each point of their starting damage capacity. */
const NEAR = cm(5);
const SCOUTS = cm(20);

/** How far a unit may be from the others of its formation. */
export function leashOf(s: State, unit: string): number {
  const capacity = startingCapacity(s, unit);
  const near = capacity === null ? NEAR : capacity * NEAR;
  return hasAbility(s, unit, 'scout') ? Math.max(SCOUTS, near) : near;
}

/**
 * EA-1.2.1-03, EA-1.2.1-04: the parts into which units fall, as places in the list: all of them form one chain, or more.
 * EA-G-04: two are linked if they are no farther apart than the larger of their leashes.
 */
export function partsOf(s: State, units: readonly string[], bodies: readonly Body[]): readonly (readonly number[])[] {
  const leashes = units.map((unit) => leashOf(s, unit));
  return linksWithin(bodies, (i, j) => Math.max(leashes[i]!, leashes[j]!)).components;
}

/** The units of a formation on the ground in the parts into which they fall. A single unit is always in coherency. */
export function partsOfFormation(look: L, formation: string): string[][] {
  const { units, bodies } = standing(look, formation);
  return partsOf(look.state, units, bodies).map((part) => part.map((i) => units[i]!));
}

export const isCoherent = (look: L, formation: string): boolean => partsOfFormation(look, formation).length <= 1;
