import type { Unit } from '../generated/state.ts';
import { inches } from './lengths.ts';

const FAST = inches(12);

/**
 * WP-VEHICLE-41, WP-G-34, WP-G-46: crippled, or its order of the last turn changed neither its place nor its facing. A
 * vehicle that has had no turn yet has not moved either.
 */
export const isStill = (u: Unit): boolean => u.crippled || (u.travelled === 0 && !u.turned);

/** WP-VEHICLE-47: more than twelve inches in its last turn. */
export const isFastTarget = (u: Unit): boolean => !u.crippled && u.travelled > FAST;
