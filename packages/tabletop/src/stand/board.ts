import { type Box, rectangularTable, type Table } from '@walstatt/geometry';

/** A rectangular table with a corner at the origin. */
export type Board = { readonly width: number; readonly depth: number; readonly table: Table; readonly box: Box };

export const boardOf = (width: number, depth: number): Board => ({
  width,
  depth,
  table: rectangularTable(width, depth),
  box: { minX: 0, minY: 0, maxX: width, maxY: depth },
});

export type Edge = 'south' | 'north' | 'west' | 'east';

/** Does the box reach the edge of the board or stick out over it? */
export function reachesEdge(box: Box, edge: Edge, { width, depth }: Pick<Board, 'width' | 'depth'>): boolean {
  switch (edge) {
    case 'south':
      return box.minY <= 0;
    case 'north':
      return box.maxY >= depth;
    case 'west':
      return box.minX <= 0;
    case 'east':
      return box.maxX >= width;
  }
}

/** The direction of an edge as a step of length 1. */
export const TOWARDS: Readonly<Record<Edge, { readonly x: number; readonly y: number }>> = {
  south: { x: 0, y: -1 },
  north: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
  east: { x: 1, y: 0 },
};

/** The facing of a model that looks away from an edge. */
export const INWARD: Readonly<Record<Edge, number>> = { south: 900, north: 2700, west: 0, east: 1800 };
