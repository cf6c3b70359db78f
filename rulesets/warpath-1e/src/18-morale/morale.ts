import type { Explained } from '@walstatt/engine';
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
  return standsFast(u, melee) ? 'steady' : 'suppressed';
}

/** Suppressed counts as steady for this unit. */
const standsFast = (u: Unit, melee: boolean): boolean =>
  u.type === 'flyer' || has(u, 'unshakeable') || (melee && !isVehicle(u));

/** What both dice must show together for the unit to suffer anything: its damage is added to them (WP-MORALE-05). */
export function moraleNeeds(u: Unit, melee: boolean): Explained {
  const base = standsFast(u, melee) ? u.destroy : u.suppress;
  const value = base - u.damage;
  return { value, base, reasons: u.damage === 0 ? [] : [{ rule: 'WP-MORALE-05', op: 'add', by: -u.damage, value }] };
}

/**
 * WP-VEHICLE-43: exactly the limit cripples a vehicle, even an immobilised one (WP-G-49), but never a flyer
 * (WP-FLYER-17). A higher total (WP-VEHICLE-46) or a second time (WP-VEHICLE-45) destroys it.
 */
function fatal(u: Unit, total: number, roll: number): Verdict {
  if (!isVehicle(u) || total > u.destroy || u.crippled) return 'destroyed';
  return roll === 12 && !has(u, 'unshakeable') ? 'crippledAndDown' : 'crippled';
}
