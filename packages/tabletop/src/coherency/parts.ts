import { type Body, gapAtMost } from '@walstatt/geometry';

/**
 * The group of a body: all bodies linked to it by gaps of at most the limit, directly or through others. In rising
 * order.
 */
export function partWith(bodies: readonly Body[], member: number, limit: number): number[] {
  const part = gather(bodies, member, limit, new Uint8Array(bodies.length));
  return part.sort((a, b) => a - b);
}

/** How many separate groups the bodies form. 1 means an unbroken chain. */
export function countParts(bodies: readonly Body[], limit: number): number {
  const seen = new Uint8Array(bodies.length);
  let parts = 0;
  for (let start = 0; start < bodies.length; start++) {
    if (seen[start] === 1) continue;
    parts++;
    gather(bodies, start, limit, seen);
  }
  return parts;
}

/** The largest of the groups, the first one on a tie. In rising order. */
export function largestPart(bodies: readonly Body[], limit: number): number[] {
  const seen = new Uint8Array(bodies.length);
  let largest: number[] = [];
  for (let start = 0; start < bodies.length; start++) {
    if (seen[start] === 1) continue;
    const part = gather(bodies, start, limit, seen);
    if (part.length > largest.length) largest = part;
  }
  return largest.sort((a, b) => a - b);
}

/** The group of a body that has not been seen yet. Marks all its members. */
function gather(bodies: readonly Body[], start: number, limit: number, seen: Uint8Array): number[] {
  const part = [start];
  seen[start] = 1;
  for (let k = 0; k < part.length; k++) {
    const at = bodies[part[k]!]!;
    for (let j = 0; j < bodies.length; j++) {
      if (seen[j] === 1 || !gapAtMost(at, bodies[j]!, limit)) continue;
      seen[j] = 1;
      part.push(j);
    }
  }
  return part;
}
