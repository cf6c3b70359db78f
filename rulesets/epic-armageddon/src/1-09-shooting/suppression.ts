import { gap } from '@walstatt/geometry';
import { cm } from '../1-00-materials/cm.ts';
import { bodyOf, isNear, standing } from '../1-00-materials/table-top.ts';
import { countOf } from '../1-01-units/units.ts';
import type { L } from '../kit.ts';
import { lineOfFire } from './sight/line-of-fire.ts';
import { canReach } from './weapons/reach.ts';
import { isFire, weaponsOf } from './weapons/weapons.ts';

/** A formation that shoots, and its target. */
export type Shot = { readonly formation: string; readonly target: string };

const SMALL_ARMS = cm(15);

/** EA-1.9.2-10, EA-G-20: whether a unit takes blast markers. One with small arms only does within 15 cm. */
function isEligible(look: L, unit: string, target: string): boolean {
  if (weaponsOf(look.state, unit).some(({ modes }) => modes.some(isFire))) return canReach(look, unit, target);
  const foes = standing(look, target);
  return (
    isNear(bodyOf(look.state, unit), foes, SMALL_ARMS) &&
    foes.units.some((foe) => lineOfFire(look, unit, foe) !== 'blocked')
  );
}

/** EA-1.9.2-09; EA-3.2.4-03: how many markers it takes to suppress a unit. Chapters of armies change it. */
const priceOf = (look: L, unit: string): number => look.modify('suppressionPrice', countOf(look.state, unit), { unit });

/**
 * EA-1.9.2-09, EA-1.9.2-11, EA-1.9.2-12, EA-G-20: the units of which the next one is suppressed: the farthest from the
 * target. More than one if they are equally far away and there are not markers enough for all of them.
 */
export function nextSuppressed(look: L, { formation, target }: Shot, suppressed: readonly string[]): string[] {
  let left = look.state.formations[formation]!.blastMarkers;
  for (const unit of suppressed) left -= priceOf(look, unit);
  if (left <= 0) return [];
  const rest = standing(look, formation).units.filter(
    (unit) => !suppressed.includes(unit) && isEligible(look, unit, target),
  );
  const distances = rest.map((unit) => distanceTo(look, unit, target));
  const farthest = Math.max(...distances);
  const last = rest.filter((_, i) => distances[i] === farthest);
  const all = last.reduce((sum, unit) => sum + priceOf(look, unit), 0);
  if (last.length > 0 && all <= left) return last.slice(0, 1);
  return last.filter((unit) => priceOf(look, unit) <= left);
}

/** How far a unit is from the nearest unit of a formation. */
function distanceTo(look: L, unit: string, formation: string): number {
  const body = bodyOf(look.state, unit);
  return Math.round(Math.min(...standing(look, formation).bodies.map((other) => gap(body, other))));
}

/** EA-1.9.2-01: the units that shoot: those within reach that are not suppressed. */
export const shootersOf = (look: L, { formation, target }: Shot, suppressed: readonly string[]): string[] =>
  standing(look, formation).units.filter((unit) => !suppressed.includes(unit) && canReach(look, unit, target));

/** The units that are suppressed if ties go by the order of the formation. */
export function usuallySuppressed(look: L, shot: Shot): string[] {
  const suppressed: string[] = [];
  for (;;) {
    const [next] = nextSuppressed(look, shot, suppressed);
    if (next === undefined) return suppressed;
    suppressed.push(next);
  }
}
