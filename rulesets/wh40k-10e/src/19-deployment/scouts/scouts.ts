import { hasKeyword, isOnBattlefield, partsOf } from '../../01-units/units.ts';
import type { State } from '../../generated/state.ts';
import { abilityOfAll } from '../abilities.ts';

/**
 * WH-ABIL-15: how far a unit may scout: nobody farther than the one who may go least. WH-ABIL-16, WH-G-88: a DEDICATED
 * TRANSPORT may do it in place of its passengers, if all of them have the ability. Null: not at all.
 */
export function scoutDistance(s: State, unit: string): number | null {
  if (!isOnBattlefield(s, unit)) return null;
  const own = leastOf(s, unit);
  if (own !== null || !hasKeyword(s, unit, 'DEDICATED_TRANSPORT')) return own;
  const distances = passengersOf(s, unit).map((passenger) => leastOf(s, passenger));
  if (distances.length === 0 || distances.includes(null)) return null;
  return Math.min(...(distances as number[]));
}

function leastOf(s: State, unit: string): number | null {
  const scouts = abilityOfAll(s, unit, 'scouts');
  return scouts === null ? null : Math.min(...scouts.map((a) => a.distance));
}

/** The units on board of a TRANSPORT, an attached unit once. */
function passengersOf(s: State, transport: string): string[] {
  const models = partsOf(s, transport).flatMap((part) => s.units[part]!.models);
  return Object.keys(s.units).filter((id) => {
    const { attachedTo, status } = s.units[id]!;
    return attachedTo === null && status.at === 'embarked' && models.includes(status.transport);
  });
}
