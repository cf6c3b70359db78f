import { cardOfUnit } from '../../02-characteristics/card-of.ts';
import type { MissileWeapon, UnitsId } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';

export const missileOf = (look: Look, unit: UnitsId): MissileWeapon | null => cardOfUnit(look.state, unit).missile;

/** How far a unit shoots. 0 without missiles. */
export function rangeOf(look: Look, unit: UnitsId): number {
  const bands = missileOf(look, unit)?.bands ?? [];
  return bands.length === 0 ? 0 : bands[bands.length - 1]!.maxRange;
}
