import { boxesNear, CONTACT_GAP, gap, inContact } from '@walstatt/geometry';
import { standing } from '../01-units/space.ts';
import { enemyUnits } from '../01-units/units.ts';
import type { L } from '../kit.ts';

/** FD-GAP-58: in melee = base contact with an enemy. */

export function unitsTouch(look: L, a: string, b: string): boolean {
  const x = standing(look, a);
  const y = standing(look, b);
  if (!boxesNear(x.box, y.box, CONTACT_GAP)) return false;
  for (const p of x.bodies) for (const q of y.bodies) if (inContact(p, q)) return true;
  return false;
}

/** The enemy units in base contact (FD-MELEE-01), in the order of the table of units. */
export const foesInContact = (look: L, unit: string): readonly string[] =>
  look.memo('foes', unit, () => enemyUnits(look.state, unit).filter((e) => unitsTouch(look, unit, e)));

export const inMelee = (look: L, unit: string): boolean => foesInContact(look, unit).length > 0;

/** The nearest pair of models of two units: places in `standing`, and the gap between them. */
export function nearestPair(look: L, a: string, b: string): { from: number; to: number; gap: number } {
  return look.memo('nearest', `${a} ${b}`, () => {
    const x = standing(look, a).bodies;
    const y = standing(look, b).bodies;
    let best = { from: 0, to: 0, gap: Number.POSITIVE_INFINITY };
    for (let i = 0; i < x.length; i++) {
      for (let j = 0; j < y.length; j++) {
        const far = gap(x[i]!, y[j]!);
        if (far < best.gap) best = { from: i, to: j, gap: far };
      }
    }
    return best;
  });
}
