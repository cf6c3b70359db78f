import { has, isVehicle } from '../01-units/units.ts';
import type { Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';

export type Verdict = 'steady' | 'suppressed' | 'crippled' | 'crippledAndDown' | 'destroyed';

/**
 * WP-MORALE-06 to -10, WP-G-27: what a roll of two dice means, in this order: double one; destroyed or crippled by the total;
 * suppressed by the total or a double six; then what turns suppressed into steady.
 */
export function verdict(look: Look, u: Unit, roll: number, melee: boolean): Verdict {
  if (u.type === 'flyer') look.note('WP-FLYER-01');
  if (roll === 2) {
    look.note('WP-MORALE-10');
    return 'steady';
  }
  const total = roll + u.damage;
  if (total >= u.destroy) return fatal(look, u, total, roll);
  if (total < u.suppress && roll !== 12) {
    look.note('WP-MORALE-08');
    return 'steady';
  }
  look.note(total < u.suppress ? 'WP-MORALE-09' : 'WP-MORALE-07');
  if (roll === 12) look.note('WP-G-27');
  if (u.type === 'flyer') return steadyBy(look, 'WP-FLYER-16');
  if (has(u, 'unshakeable')) return steadyBy(look, 'WP-SPECIAL-32');
  if (isVehicle(u)) look.note('WP-VEHICLE-42');
  else if (melee) {
    look.note('WP-MELEE-13');
    return steadyBy(look, 'WP-MORALE-13');
  }
  return 'suppressed';
}

const steadyBy = (look: Look, rule: 'WP-FLYER-16' | 'WP-SPECIAL-32' | 'WP-MORALE-13'): Verdict => {
  look.note(rule);
  return 'steady';
};

/** WP-VEHICLE-43, -45, -46: exactly the limit cripples a vehicle the first time. */
function fatal(look: Look, u: Unit, total: number, roll: number): Verdict {
  look.note('WP-MORALE-06');
  if (u.type === 'flyer') look.note('WP-FLYER-17');
  if (!isVehicle(u)) return 'destroyed';
  if (total > u.destroy) {
    look.note('WP-VEHICLE-46');
    return 'destroyed';
  }
  if (u.crippled) {
    look.note('WP-VEHICLE-45');
    return 'destroyed';
  }
  look.note('WP-VEHICLE-43');
  if (u.immobilised) look.note('WP-G-49');
  if (roll === 12) look.note('WP-G-27');
  return roll === 12 && !has(u, 'unshakeable') ? 'crippledAndDown' : 'crippled';
}
