import type { Refusal } from '@walstatt/engine';
import { type Box, boxOf } from '@walstatt/geometry';
import type { Board, Edge } from '../stand/board.ts';
import { isBodyIn, isBoxIn } from '../stand/box.ts';
import { refuse, type Says } from '../stand/refuse.ts';
import type { Ends } from '../stand/stand.ts';

type Size = Pick<Board, 'width' | 'depth'>;

/** The strip of a board along one of its edges: a deployment zone, the depth of a flank attack. */
export function stripAlong(edge: Edge, deep: number, { width, depth }: Size): Box {
  switch (edge) {
    case 'south':
      return { minX: 0, minY: 0, maxX: width, maxY: deep };
    case 'north':
      return { minX: 0, minY: depth - deep, maxX: width, maxY: depth };
    case 'west':
      return { minX: 0, minY: 0, maxX: deep, maxY: depth };
    case 'east':
      return { minX: width - deep, minY: 0, maxX: width, maxY: depth };
  }
}

/** How far a box reaches onto the board, seen from an edge. */
export function reachFrom(edge: Edge, box: Box, { width, depth }: Size): number {
  switch (edge) {
    case 'south':
      return box.maxY;
    case 'north':
      return depth - box.minY;
    case 'west':
      return box.maxX;
    case 'east':
      return width - box.minX;
  }
}

/** Every model must lie wholly in the strip along an edge. Where one reaches too far in, the refusal says how far. */
export function refuseOutsideStrip(
  ends: Ends,
  { edge, deep, board }: { readonly edge: Edge; readonly deep: number; readonly board: Size },
  says: Says,
): Refusal | null {
  const strip = stripAlong(edge, deep, board);
  if (isBoxIn(ends.box, strip)) return null;
  const i = ends.bodies.findIndex((b) => !isBodyIn(b, strip));
  const reach = Math.round(reachFrom(edge, boxOf(ends.bodies[i]!), board));
  const refusal = refuse(says, ends, i);
  return reach > deep ? { ...refusal, measured: reach, limit: deep, unit: 'length' } : refusal;
}
