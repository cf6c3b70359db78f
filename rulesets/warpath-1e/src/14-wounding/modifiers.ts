import type { Modifier } from '@walstatt/engine';
import { isVehicle, numberOfRule } from '../01-units/units.ts';
import { bearerOf, type Shot, weaponOf } from '../12-shooting/shots.ts';
import { zoneHit } from '../19-vehicles/zones.ts';
import type { Look } from '../kit.ts';
import { modifier, type Warpath } from '../kit.ts';

/** A hit: by a shot (with its weapon), or by strength in melee, collisions and overruns. */
export type Hit = Shot & {
  readonly strength?: number;
  /** Hits that come from no weapon, with a piercing of their own (WP-TRANSPORT-08). */
  readonly pierces?: number;
};

/**
 * WP-SPECIAL-07: the piercing of the weapon itself, without the zone's bonus. Zap has its own (WP-SPECIAL-36), and all
 * other hits of a unit use the unit's (WP-DEMO-11).
 */
export function piercingOf(look: Look, s: Hit): number {
  if (s.pierces !== undefined) return s.pierces;
  const u = look.state.units[s.unit]!;
  if (s.with === 'zap') return 1;
  return weaponOf(u, s.with)?.piercing ?? numberOfRule(u, 'piercing');
}

const isShot = (h: Hit): boolean => h.strength === undefined;

/** WP-VEHICLE-30: hits that come from no weapon come from no side either. */
const hasSide = (h: Hit): boolean => isShot(h) && h.pierces === undefined;

/** The zone that counts for a hit; a weapon that does not pierce gains nothing from any zone (WP-VEHICLE-34). */
function zone(look: Look, h: Hit): 'front' | 'flank' | 'rear' {
  if (!hasSide(h) || !isVehicle(look.state.units[h.target]!) || piercingOf(look, h) <= 0) return 'front';
  return zoneHit(look, h.unit, bearerOf(look.state.units[h.unit]!, h.with), h.target);
}

/** What a hit needs to wound, starting from the target's defence. */
export const toWound: readonly Modifier<Warpath>[] = [
  modifier({
    rule: 'WP-SPECIAL-07',
    op: 'add',
    by: (look, h: Hit) => -piercingOf(look, h),
    when: (look, h: Hit) => isShot(h) && piercingOf(look, h) > 0,
  }),
  modifier({ rule: 'WP-VEHICLE-32', op: 'add', by: -1, when: (look, h: Hit) => zone(look, h) === 'flank' }),
  modifier({ rule: 'WP-VEHICLE-33', op: 'add', by: -2, when: (look, h: Hit) => zone(look, h) === 'rear' }),
  /** WP-DEMO-13: all units of the Marauders have crushing strength. */
  modifier({
    rule: 'WP-SPECIAL-37',
    op: 'add',
    by: (_look, h: Hit) => -h.strength!,
    when: (_look, h: Hit) => h.strength !== undefined && h.strength !== 0,
  }),
];
