import { has, isVehicle } from '../01-units/units.ts';
import type { Unit } from '../generated/state.ts';

export type Verdict = 'steady' | 'suppressed' | 'crippled' | 'crippledAndDown' | 'destroyed';

/**
 * What a roll of two dice means, in this order (WP-G-27): a double one is steady (WP-MORALE-10); the total destroys or
 * cripples (WP-MORALE-06); the total (WP-MORALE-07) or a double six (WP-MORALE-09) suppresses; anything less is steady
 * (WP-MORALE-08). Suppressed counts as steady for flyers (WP-FLYER-16), the unshakeable (WP-SPECIAL-32), and in melee
 * (WP-MELEE-13, WP-MORALE-13) for all but vehicles (WP-VEHICLE-42).
 */
export function verdict(u: Unit, roll: number, melee: boolean): Verdict {
  if (roll === 2) return 'steady';
  const total = roll + u.damage;
  if (total >= u.destroy) return fatal(u, total, roll);
  if (total < u.suppress && roll !== 12) return 'steady';
  if (u.type === 'flyer' || has(u, 'unshakeable')) return 'steady';
  return melee && !isVehicle(u) ? 'steady' : 'suppressed';
}

/**
 * WP-VEHICLE-43: exactly the limit cripples a vehicle, even an immobilised one (WP-G-49), but never a flyer
 * (WP-FLYER-17). A higher total (WP-VEHICLE-46) or a second time (WP-VEHICLE-45) destroys it.
 */
function fatal(u: Unit, total: number, roll: number): Verdict {
  if (!isVehicle(u) || total > u.destroy || u.crippled) return 'destroyed';
  return roll === 12 && !has(u, 'unshakeable') ? 'crippledAndDown' : 'crippled';
}
