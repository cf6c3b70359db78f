import { areEnemies, hasEffect } from '@walstatt/engine';
import { gapAtMost, hullMeetsSegment, hullOfBodies } from '@walstatt/geometry';
import { cm } from '../1-00-materials/cm.ts';
import { standing, tableTop } from '../1-00-materials/table-top.ts';
import { lineOfFire } from '../1-09-shooting/sight/line-of-fire.ts';
import type { Shot } from '../1-09-shooting/suppression.ts';
import type { L } from '../kit.ts';

/** The line that proves crossfire: from a unit that shoots to one of another friendly formation. */
export type CrossfireLine = { readonly from: string; readonly to: string };

const REACH = cm(45);

/**
 * EA-1.11-01, EA-1.11-02: a line of at most 45 cm to a friend who sees the target. EA-G-51: it crosses the convex hull of
 * the units of the target, or touches it. EA-G-02: it is as long as the gap between the footprints.
 */
export function crossfireLine(look: L, { formation, target }: Shot): CrossfireLine | null {
  const foes = standing(look, target);
  const hull = hullOfBodies(foes.bodies);
  const own = standing(look, formation);
  for (const friends of tableTop(look).units) {
    if (!mayHelp(look, formation, friends.id)) continue;
    for (const [j, friend] of friends.units.entries()) {
      const body = friends.bodies[j]!;
      const i = own.bodies.findIndex(
        (one) => gapAtMost(one, body, REACH) && hullMeetsSegment(hull, one.centre, body.centre, true),
      );
      if (i >= 0 && foes.units.some((foe) => lineOfFire(look, friend, foe) !== 'blocked'))
        return { from: own.units[i]!, to: friend };
    }
  }
  return null;
}

/** EA-1.11-03: formations of the same side that are neither broken nor have marched. */
function mayHelp({ state: s }: L, formation: string, other: string): boolean {
  if (other === formation || areEnemies(s, s.formations[formation]!.owner, s.formations[other]!.owner)) return false;
  return !s.formations[other]!.broken && !hasEffect(s, other, 'marched');
}
