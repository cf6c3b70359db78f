import { type Body, gapAtMost } from '@walstatt/geometry';
import { inch } from './space.ts';

/** FD-GAP-05: the largest gap in a unit's chain. */
export const CHAIN = inch(2);

/** How many separate groups the models form; 1 means that the unit is in coherency. */
export function partsOf(bodies: readonly Body[]): number {
  const n = bodies.length;
  const seen = new Uint8Array(n);
  const open: number[] = [];
  let parts = 0;
  for (let start = 0; start < n; start++) {
    if (seen[start] === 1) continue;
    parts++;
    seen[start] = 1;
    open.push(start);
    while (open.length > 0) {
      const at = bodies[open.pop()!]!;
      for (let j = 0; j < n; j++) {
        if (seen[j] === 1 || !gapAtMost(at, bodies[j]!, CHAIN)) continue;
        seen[j] = 1;
        open.push(j);
      }
    }
  }
  return parts;
}
