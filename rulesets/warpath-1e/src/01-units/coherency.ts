import type { Refusal } from '@walstatt/engine';
import { type Body, gap, gapAtMost, INCH, isConnected, linksWithin } from '@walstatt/geometry';
import { inches, TOLERANCE } from '../07-measuring/lengths.ts';
import type { Look } from '../kit.ts';

export const NEIGHBOUR = INCH + TOLERANCE;
export const LEADER = inches(5) + TOLERANCE;

/** What coherency says against a stand. */
const SCATTERED: readonly string[] = ['strayed', 'farFromLeader', 'notOneGroup'];

export const isScattered = ({ code }: Refusal): boolean => SCATTERED.includes(code);

/**
 * WP-UNIT-03, -04, WP-G-02: each model within an inch of another one of its unit and within five of the leader. A single
 * chain is not asked for, unless the option `chain` says so.
 */
export function refuseIncoherent(look: Look, bodies: readonly Body[], leader: number): Refusal | null {
  const n = bodies.length;
  if (n === 1) return null;
  for (let i = 0; i < n; i++) {
    let near = false;
    for (let j = 0; j < n && !near; j++) near = i !== j && gapAtMost(bodies[i]!, bodies[j]!, NEIGHBOUR);
    if (!near) return { code: 'strayed', rule: 'WP-UNIT-03', limit: INCH, unit: 'length', args: { model: i } };
  }
  const head = bodies[leader]!;
  for (let i = 0; i < n; i++) {
    if (gapAtMost(bodies[i]!, head, LEADER)) continue;
    const measured = Math.round(gap(bodies[i]!, head));
    return {
      code: 'farFromLeader',
      rule: 'WP-UNIT-04',
      measured,
      limit: inches(5),
      unit: 'length',
      args: { model: i },
    };
  }
  if (look.state.options.chain && !isConnected(linksWithin(bodies, NEIGHBOUR)))
    return { code: 'notOneGroup', rule: 'WP-G-02', limit: INCH, unit: 'length' };
  return null;
}
