import { type Body, boxOf, distanceSquared, overlaps, overlapsRegion, type Point } from '@walstatt/geometry';
import { boxesMeet, isBoxIn } from '@walstatt/tabletop';
import { BOARD, DEPTH, inch, tableTop, WIDTH } from '../01-units/space.ts';
import type { L } from '../kit.ts';

/** Room around a landing point: models that drift onto terrain, onto models or beyond the edge are lost. */

const GRID = inch(2);
/** The amounts of room to look for, best first. */
const ROOMS = [8, 6, 4, 2].map(inch);

export function hasRoom(look: L, centre: Point, radius: number): boolean {
  const around: Body = { kind: 'circle', centre, radius };
  const box = boxOf(around);
  if (!isBoxIn(box, BOARD.box)) return false;
  const { units, pieces } = tableTop(look);
  return (
    !pieces.some((p) => boxesMeet(p.box, box) && overlapsRegion(around, p.shape)) &&
    !units.some((u) => boxesMeet(u.box, box) && u.bodies.some((b) => overlaps(around, b)))
  );
}

/** The point nearest to the middle of the table that has as much room around it as possible. */
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
