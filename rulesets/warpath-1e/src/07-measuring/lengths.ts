import { INCH } from '@walstatt/geometry';
import { has } from '../01-units/units.ts';
import type { Unit } from '../generated/state.ts';

export const inches = (n: number): number => Math.round(n * INCH);

/** WP-G-39: a thousandth of an inch in favour of the player's intention. */
export const TOLERANCE = 2;

/** WP-SPECIAL-24: the move with jump packs. */
export const JUMP = inches(10);

/** WP-SPECIAL-19, WP-G-01: a move that others double, fast units treble. */
export const factorOf = (u: Unit): number => (has(u, 'fast') ? 3 : 2);

export const moveOf = (u: Unit, jump: boolean): number => (jump ? JUMP : u.move);

/** WP-MOVE-06, WP-VEHICLE-07: the long move. */
export const longMove = (u: Unit, jump: boolean): number => moveOf(u, jump) * (jump ? 2 : factorOf(u));

/** WP-CHARGE-04, WP-SPECIAL-22: unwieldy units charge only as far as they advance. */
export const chargeReach = (u: Unit, jump: boolean): number =>
  has(u, 'unwieldy') ? moveOf(u, jump) : longMove(u, jump);
