import { type Body, type Box, boxOfPolygon, type Polygon } from '@walstatt/geometry';

/** A piece of terrain with its outline, the outline as a body to measure from, and the box around it. */
export type Piece<T = unknown> = {
  readonly id: string;
  readonly terrain: T;
  readonly shape: Polygon;
  readonly body: Body;
  readonly box: Box;
};

export const pieceOf = <T extends { readonly shape: Polygon }>(id: string, terrain: T): Piece<T> => ({
  id,
  terrain,
  shape: terrain.shape,
  body: { kind: 'hull', centre: terrain.shape[0]!, points: terrain.shape },
  box: boxOfPolygon(terrain.shape),
});

/** All pieces, in the order of the terrain table. Pieces whose outline has not changed are reused. */
export function keptPieces<T extends { readonly shape: Polygon }>(
  kept: Map<string, Piece<T>>,
  terrain: Readonly<Record<string, T>>,
): Piece<T>[] {
  const pieces: Piece<T>[] = [];
  for (const id in terrain) {
    const t = terrain[id]!;
    let piece = kept.get(id);
    if (piece === undefined || !samePoints(piece.shape, t.shape)) piece = pieceOf(id, t);
    else if (piece.terrain !== t) piece = { ...piece, terrain: t };
    kept.set(id, piece);
    pieces.push(piece);
  }
  return pieces;
}

function samePoints(a: Polygon, b: Polygon): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i]!.x !== b[i]!.x || a[i]!.y !== b[i]!.y) return false;
  return true;
}
