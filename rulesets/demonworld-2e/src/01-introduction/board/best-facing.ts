import { hex } from '@walstatt/geometry';
import { facingTowards } from './nearest.ts';
import type { Piece } from './pieces.ts';

/** Faces as many touching enemies as possible, and keeps the present facing if it is as good. */
export function bestFacing(at: Piece, touching: readonly Piece[], nearest: Piece | null): number {
  if (touching.length === 0) return nearest === null ? at.facing : facingTowards(at, nearest);
  const seen = (facing: number): number =>
    touching.filter((t) => hex.sixths(hex.directionBetween(at, t)! - facing) <= 1).length;
  let best = at.facing;
  for (let facing = 0; facing < 6; facing++) if (seen(facing) > seen(best)) best = facing;
  return best;
}
