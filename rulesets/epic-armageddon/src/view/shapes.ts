import { blockFormation, bodyAt, FULL_TURN } from '@walstatt/geometry';
import type { PieceShape } from '@walstatt/scene';
import { type Spot, shapeOf } from '@walstatt/tabletop';
import { cm } from '../1-00-materials/cm.ts';
import { baseOf } from '../1-00-materials/table-top.ts';
import { profileOf, startingCapacity } from '../1-01-units/units.ts';
import type { State } from '../generated/state.ts';

/** Facing matters for units with fire arcs and for bases that are not round. Here all vehicles show theirs. */
export const facingOf = (s: State, unit: string, facing: number): number | null =>
  profileOf(s, unit).base.shape === 'round' && profileOf(s, unit).type === 'infantry' ? null : facing;

const ALOFT = cm(12);

/** How high units are drawn. The rules know only classes of height (EA-G-03). */
function heightOf(s: State, unit: string): number {
  const capacity = startingCapacity(s, unit);
  if (capacity !== null) return cm(1 + capacity / 2);
  return profileOf(s, unit).type === 'infantry' ? cm(0.5) : cm(1);
}

export function pieceAt(s: State, unit: string, at: Spot): PieceShape {
  const { formation, damage, where, characters } = s.units[unit]!;
  const capacity = startingCapacity(s, unit);
  const flies = where.at === 'table' && where.air;
  return {
    id: unit,
    unit: formation,
    shape: shapeOf(bodyAt(baseOf(s, unit), at)),
    x: at.x,
    y: at.y,
    z: flies ? ALOFT : 0,
    height: heightOf(s, unit),
    facing: facingOf(s, unit, at.facing),
    ...(capacity === null ? {} : { wounds: { lost: Math.min(damage, capacity), of: capacity } }),
    ...(characters.length > 0 ? { leader: true } : {}),
    ...(flies ? { air: true as const } : {}),
  };
}

const GAP = cm(1);

/** The units of a formation that wait beside the table or aboard, in a block around the origin. */
export function waitingIn(s: State, formation: string): PieceShape[] {
  const units = s.formations[formation]!.units.filter((unit) => {
    const { at } = s.units[unit]!.where;
    return at === 'off' || at === 'aboard';
  });
  const bases = units.map((unit) => baseOf(s, unit));
  const spots = blockFormation(bases, Math.max(1, Math.ceil(Math.sqrt(2 * units.length))), GAP, {
    x: 0,
    y: 0,
    z: 0,
    facing: FULL_TURN / 4,
  });
  return units.map((unit, i) => pieceAt(s, unit, spots[i]!));
}
