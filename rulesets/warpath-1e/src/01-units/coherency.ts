import type { Refusal } from '@walstatt/engine';
import { type Body, INCH } from '@walstatt/geometry';
import { countParts, type Limit, refuseLonely, refuseStray } from '@walstatt/tabletop';
import { inches, TOLERANCE } from '../07-measuring/lengths.ts';
import type { Look } from '../kit.ts';

const TO_NEIGHBOUR: Limit = { limit: INCH, tolerance: TOLERANCE };
const TO_LEADER: Limit = { limit: inches(5), tolerance: TOLERANCE };

export const NEIGHBOUR = INCH + TOLERANCE;
export const LEADER = inches(5) + TOLERANCE;

/** What coherency has against a stand. */
const SCATTERED: readonly string[] = ['strayed', 'farFromLeader', 'notOneGroup'];

export const isScattered = ({ code }: Refusal): boolean => SCATTERED.includes(code);

/** Refusals name models by their numbers in the unit, and no unit has more than these. */
const NUMBERS: readonly number[] = Array.from({ length: 40 }, (_, i) => i);

/**
 * WP-UNIT-03, -04, WP-G-02: each model is within an inch of another one of its unit and within five of the leader. A
 * single chain is required only if the option `chain` says so.
 */
export function refuseIncoherent(look: Look, bodies: readonly Body[], leader: number): Refusal | null {
  const ends = { bodies, models: NUMBERS };
  return (
    refuseLonely(ends, TO_NEIGHBOUR, 1, { code: 'strayed', rule: 'WP-UNIT-03' }) ??
    refuseStray(ends, leader, TO_LEADER, { code: 'farFromLeader', rule: 'WP-UNIT-04' }) ??
    (look.state.options.chain && countParts(bodies, NEIGHBOUR) > 1
      ? { code: 'notOneGroup', rule: 'WP-G-02', limit: INCH, unit: 'length' }
      : null)
  );
}
