import { gap } from '@walstatt/geometry';
import { bodyOf, standing } from '../../1-00-materials/table-top.ts';
import { isInfantry, isOnTable, profileOf } from '../../1-01-units/units.ts';
import type { Contexts, Gun, State } from '../../generated/state.ts';
import type { L } from '../../kit.ts';
import { lineOfFire } from '../sight/line-of-fire.ts';
import { reaches } from '../weapons/reach.ts';
import { type Kind, weaponsOf } from '../weapons/weapons.ts';

type C = Contexts['shoot'];

/** EA-1.9.6-02, EA-2.1.9-01: infantry takes AP hits, vehicles take AT hits, light vehicles take both. */
export function canTake(s: State, unit: string, kind: Kind): boolean {
  if (kind === 'mw') return true;
  if (profileOf(s, unit).type === 'lightVehicle') return true;
  return isInfantry(s, unit) === (kind === 'ap');
}

/** A unit that hits of one kind of fire can be allocated to. */
type Candidate = { readonly unit: string; readonly covered: boolean };

/**
 * EA-1.9.6-01, EA-1.9.6-09, EA-G-06: the units of the target formation that anybody who fires this kind can hit.
 * EA-1.8.2-03: a unit is in cover from them unless one of them has it in the open.
 */
export function candidatesFor(look: L, { guns, target }: Pick<C, 'guns' | 'target'>, kind: Kind): Candidate[] {
  if (target === null) return [];
  const firing = guns.filter((gun) => gun.kind === kind && isOnTable(look.state, gun.unit));
  return standing(look, target).units.flatMap((unit): Candidate[] => {
    if (!canTake(look.state, unit, kind)) return [];
    const hitting = firing.filter((gun) => reaches(look, gun.unit, lineOf(look.state, gun), unit));
    if (hitting.length === 0) return [];
    return [{ unit, covered: hitting.every((gun) => lineOfFire(look, gun.unit, unit) === 'cover') }];
  });
}

const lineOf = (s: State, { unit, weapon, mode }: Gun) => weaponsOf(s, unit)[weapon]!.modes[mode]!;

/**
 * EA-1.9.6-01 to EA-1.9.6-04: the unit that gets the next hit of a kind: of those with the fewest hits the nearest to the units
 * that fired. More than one if they are equally near. EA-G-06: as long as hits of both kinds wait, light vehicles take what
 * the others leave.
 */
export function nextVictims(look: L, c: C, kind: Kind): string[] {
  const able = candidatesFor(look, c, kind)
    .filter(({ covered }) => !covered || !c.sparing.includes(kind))
    .map(({ unit }) => unit);
  const hitsOn = (unit: string): number => c.allocated.find((a) => a.unit === unit)?.hits ?? 0;
  let first = leastBy(able, hitsOn);
  if (c.ap > 0 && c.at > 0) first = leastBy(first, (unit) => (isLight(look.state, unit) ? 1 : 0));
  const firers = [...new Set(c.guns.map(({ unit }) => unit))]
    .filter((unit) => isOnTable(look.state, unit))
    .map((unit) => bodyOf(look.state, unit));
  return leastBy(first, (unit) => {
    const body = bodyOf(look.state, unit);
    return Math.round(Math.min(...firers.map((firer) => gap(firer, body))));
  });
}

const isLight = (s: State, unit: string): boolean => profileOf(s, unit).type === 'lightVehicle';

function leastBy(units: readonly string[], of: (unit: string) => number): string[] {
  const values = units.map(of);
  const least = Math.min(...values);
  return units.filter((_, i) => values[i] === least);
}
