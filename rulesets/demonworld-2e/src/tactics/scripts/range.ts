import type { MissileWeapon, UnitsId } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';

export const missileOf = (look: Look, unit: UnitsId): MissileWeapon | null =>
  look.state.cards[look.state.units[unit]!.card]!.missile;

/** How far a unit shoots. 0 without missiles. */
export function rangeOf(look: Look, unit: UnitsId): number {
  const bands = missileOf(look, unit)?.bands ?? [];
  return bands.length === 0 ? 0 : bands[bands.length - 1]!.maxRange;
}
