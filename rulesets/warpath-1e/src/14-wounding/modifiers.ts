import type { Modifier } from '@walstatt/engine';
import { isVehicle, numberOfRule } from '../01-units/units.ts';
import { bearerOf, type Shot, weaponOf } from '../12-shooting/shots.ts';
import { zoneHit } from '../19-vehicles/zones.ts';
import type { Look } from '../kit.ts';
import { modifier, type Warpath } from '../kit.ts';

/** A hit: by a shot (with what), or by strength in melee, collisions and overruns. */
export type Hit = Shot & {
  readonly strength?: number;
  /** Hits that come from no weapon, with a piercing of their own (WP-TRANSPORT-08). */
  readonly pierces?: number;
};

/** WP-SPECIAL-07: the piercing of the weapon itself, without what the zone adds; all other hits of a unit have the unit's. */
export function piercingOf(look: Look, s: Hit): number {
  if (s.pierces !== undefined) return s.pierces;
  const u = look.state.units[s.unit]!;
  if (s.with === 'zap') {
    look.note('WP-SPECIAL-36');
    return 1;
  }
  const weapon = weaponOf(u, s.with);
  if (weapon !== null) return weapon.piercing;
  if (u.race === 'forge-fathers' && numberOfRule(u, 'piercing') === 1) look.note('WP-DEMO-11');
  return numberOfRule(u, 'piercing');
}

const isShot = (h: Hit): boolean => h.strength === undefined;

/** WP-VEHICLE-30: hits that come from no weapon come from no side either. */
const hasSide = (h: Hit): boolean => isShot(h) && h.pierces === undefined;

function zone(look: Look, h: Hit): 'front' | 'flank' | 'rear' {
  if (!hasSide(h) || !isVehicle(look.state.units[h.target]!)) return 'front';
  if (piercingOf(look, h) > 0) return zoneHit(look, h.unit, bearerOf(look.state.units[h.unit]!, h.with), h.target);
  look.note('WP-VEHICLE-34');
  return 'front';
}

/** What a hit needs to wound, beginning with the target's defence. */
export const toWound: readonly Modifier<Warpath>[] = [
  modifier({
    rule: 'WP-SPECIAL-07',
    op: 'add',
    by: (look, h: Hit) => -piercingOf(look, h),
    when: (look, h: Hit) => isShot(h) && piercingOf(look, h) > 0,
  }),
  modifier({ rule: 'WP-VEHICLE-32', op: 'add', by: -1, when: (look, h: Hit) => zone(look, h) === 'flank' }),
  modifier({ rule: 'WP-VEHICLE-33', op: 'add', by: -2, when: (look, h: Hit) => zone(look, h) === 'rear' }),
  modifier({
    rule: 'WP-SPECIAL-37',
    op: 'add',
    by: (_look, h: Hit) => -h.strength!,
    when: (look, h: Hit) => {
      if (h.strength === undefined || h.strength === 0) return false;
      if (look.state.units[h.unit]!.race === 'marauders') look.note('WP-DEMO-13');
      return true;
    },
  }),
];
