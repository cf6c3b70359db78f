import { arcOf, type Body, bodyInWedge, gapAtMost } from '@walstatt/geometry';
import { bodyOf, standing } from '../../1-00-materials/table-top.ts';
import type { WeaponMode } from '../../generated/state.ts';
import type { L } from '../../kit.ts';
import { lineOfFire } from '../sight/line-of-fire.ts';
import { isFire, weaponsOf } from './weapons.ts';

/** EA-1.9.2-14, EA-1.9.2-15: how far an arc turns to the left of the facing, and how far it reaches to either side of that. */
const ARCS = {
  front: { turned: 0, side: 900 },
  rear: { turned: 1800, side: 900 },
  left: { turned: 900, side: 900 },
  right: { turned: 2700, side: 900 },
  fixedForward: { turned: 0, side: 450 },
} as const;

/** EA-1.9.2-13: all around, unless an arc is given. */
function isInArc(look: L, unit: string, arc: WeaponMode['arc'], target: Body): boolean {
  if (arc === 'all') return true;
  const { where } = look.state.units[unit]!;
  if (where.at !== 'table') return false;
  const { turned, side } = ARCS[arc];
  return bodyInWedge(target, arcOf({ ...where, facing: (where.facing + turned) % 3600 }, side, side), 'any');
}

/** EA-1.9.2-01, EA-1.9.2-02: range, arc and line of fire to the same unit. EA-G-02: measured between footprints. */
export function reaches(look: L, unit: string, { range, arc }: WeaponMode, target: string): boolean {
  const body = bodyOf(look.state, target);
  return (
    gapAtMost(bodyOf(look.state, unit), body, range) &&
    isInArc(look, unit, arc, body) &&
    lineOfFire(look, unit, target) !== 'blocked'
  );
}

/** Whether a unit could shoot at any unit of a formation with any weapon. */
export const canReach = (look: L, unit: string, target: string): boolean =>
  weaponsOf(look.state, unit).some(({ modes }) =>
    modes.some((mode) => isFire(mode) && standing(look, target).units.some((foe) => reaches(look, unit, mode, foe))),
  );
