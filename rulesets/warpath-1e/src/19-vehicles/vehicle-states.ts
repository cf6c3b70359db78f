import { inches } from '../07-measuring/lengths.ts';
import type { Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';

const FAST = inches(12);

/**
 * WP-VEHICLE-41, WP-G-34, WP-G-46: the vehicle is crippled, or its order of the last turn changed neither its place nor
 * its facing. A vehicle that has had no turn yet has not moved either, nor has an immobilised one after its next turn
 * (WP-G-49). An option decides whether turning alone counts as movement.
 */
export function isStill(look: Look, u: Unit): boolean {
  if (u.crippled) return true;
  if (u.travelled > 0) return false;
  return !u.turned || !look.state.options.pivotsMove;
}

/** WP-VEHICLE-47: more than twelve inches in its last turn. */
export const isFastTarget = (u: Unit): boolean => !u.crippled && u.travelled > FAST;
