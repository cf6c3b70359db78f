import { type Body, distanceSquared, overlaps, overlapsRegion, type Point } from '@walstatt/geometry';
import { DEPTH, inch, isOnTableWholly, standing, WIDTH } from '../01-units/space.ts';
import type { L } from '../kit.ts';

/** Room around a landing point: models that drift onto terrain, onto models or beyond the edge are lost. */

const GRID = inch(2);
/** How much room is wanted, best first. */
const ROOMS = [8, 6, 4, 2].map(inch);

export function hasRoom(look: L, centre: Point, radius: number): boolean {
  const around: Body = { kind: 'circle', centre, radius };
  if (!isOnTableWholly(around)) return false;
  for (const t of Object.values(look.state.terrain)) if (overlapsRegion(around, t.shape)) return false;
  for (const id in look.state.units)
    if (look.state.units[id]!.status === 'table' && standing(look, id).bodies.some((b) => overlaps(around, b)))
      return false;
  return true;
}

/** The point nearest to the middle of the table that has as much room around it as can be had. */
export function safestPoint(look: L): Point {
  const middle = { x: WIDTH / 2, y: DEPTH / 2 };
  for (const room of ROOMS) {
    let best: Point | null = null;
    for (let y = room; y <= DEPTH - room; y += GRID)
      for (let x = room; x <= WIDTH - room; x += GRID)
        if (
          (best === null || distanceSquared({ x, y }, middle) < distanceSquared(best, middle)) &&
          hasRoom(look, { x, y }, room)
        )
          best = { x, y };
    if (best !== null) return best;
  }
  return middle;
}
