import { hex } from '@walstatt/geometry';
import { pieceOf } from '../01-introduction/board/pieces.ts';
import { cardOf } from '../02-characteristics/card-of.ts';
import type { ElementsId, MissileWeapon } from '../generated/state.ts';
import type { Look } from '../kit.ts';

export const missileWeaponOf = (look: Look, element: ElementsId): MissileWeapon | null =>
  cardOf(look.state, element).missile;

/** DW-II-06, DW-II-07, DW-I-19: the strength of the first band that reaches this far. Null beyond the last one. */
export function strengthAt(weapon: MissileWeapon, distance: number): number | null {
  for (const band of weapon.bands) if (distance <= band.maxRange) return band.strength;
  return null;
}

/** DW-I-44: the strength against a target where it stands. Null if it is out of range. */
export function strengthAgainst(look: Look, shooter: ElementsId, target: ElementsId): number | null {
  const weapon = missileWeaponOf(look, shooter);
  const from = pieceOf(look.state, shooter);
  const to = pieceOf(look.state, target);
  if (weapon === null || from === null || to === null) return null;
  return strengthAt(weapon, hex.distance(from, to));
}
