import type { Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/**
 * WP-SHOOT-15, WP-MELEE-08, WP-G-08: damage has reached the morale value (its first number; the option takes the
 * second).
 */
export function isShattered(look: Look, u: Unit): boolean {
  const second = u.type === 'flyer' || look.state.options.shatteredAt === 'second';
  return u.damage >= (second ? u.destroy : u.suppress);
}
