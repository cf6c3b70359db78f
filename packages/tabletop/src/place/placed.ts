import type { Placed } from '@walstatt/engine';
import { normaliseAngle } from '@walstatt/geometry';
import { isCoordinate } from '../move/plan.ts';
import type { Spot } from '../stand/spot.ts';

/** An answered pose as a spot. A facing that was left out is 0. Null if its numbers cannot belong to a table. */
export function spotOfPose({ x, y, facing = 0 }: Placed['pose']): Spot | null {
  return isCoordinate(x) && isCoordinate(y) && isCoordinate(facing) ? { x, y, facing: normaliseAngle(facing) } : null;
}

/** Spots as an answer, in the order of the pieces. */
export const placedAt = (pieces: readonly string[], spots: readonly Spot[]): Placed[] =>
  pieces.map((piece, i) => {
    const { x, y, facing } = spots[i]!;
    return { piece, pose: { x, y, facing } };
  });
