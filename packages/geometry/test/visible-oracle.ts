import type { Prism, SpacePoint } from '../src/prism.ts';
import { samplePoints } from '../src/sample-grid.ts';
import type { Solid } from '../src/solid.ts';
import { insideParts } from './sight-oracle.ts';

/** Slow and simple sight in space for tests: every line by itself, with its own code for what is in the way. */

/** All lines between the sample points of two solids, each seen from the middle of the other. */
export function linesBetween(a: Solid, b: Solid): [SpacePoint, SpacePoint][] {
  const ends = (one: Solid, other: Solid): SpacePoint[] => samplePoints({ ...other.body.centre, z: 0 }, one);
  return ends(a, b).flatMap((from) => ends(b, a).map((to): [SpacePoint, SpacePoint] => [from, to]));
}

/** Whether a line passes all pieces; doubtful if it all but touches one, where rounding may decide either way. */
export function passes(pieces: readonly Prism[], from: SpacePoint, to: SpacePoint): 'free' | 'blocked' | 'doubtful' {
  let verdict: 'free' | 'doubtful' = 'free';
  for (const { footprint, bottom, top } of pieces) {
    if (from.x === to.x && from.y === to.y) return 'doubtful';
    for (const [enters, leaves] of insideParts(footprint, from.x, from.y, to.x, to.y)) {
      const level = to.z === from.z;
      if (level && (from.z <= bottom || from.z >= top)) continue;
      const heights = [(bottom - from.z) / (to.z - from.z), (top - from.z) / (to.z - from.z)];
      const low = level ? enters : Math.max(enters, Math.min(...heights));
      const high = level ? leaves : Math.min(leaves, Math.max(...heights));
      if (Math.abs(high - low) < 1e-6) verdict = 'doubtful';
      else if (high > low) return 'blocked';
    }
  }
  return verdict;
}
