import { weaponOf } from '../12-shooting/shots.ts';
import type { Unit, Weapon } from '../generated/state.ts';

type Factor = Weapon['explosive'];

/** WP-SPECIAL-10, -11: what each point of damage of a shot is multiplied by: the weapon's factor, or the unit's own. */
export function explosiveFactor(u: Unit, name: string): Factor {
  const weapon = weaponOf(u, name);
  if (weapon !== null) return weapon.explosive;
  const own = u.specials.find((s) => s.id === 'explosive');
  return own === undefined ? '1' : (`${own.die ? 'D' : ''}${own.n}` as Factor);
}
