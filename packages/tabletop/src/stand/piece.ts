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

/** All pieces, in the order of the table of terrain. */
export function piecesOf<T extends { readonly shape: Polygon }>(terrain: Readonly<Record<string, T>>): Piece<T>[] {
  const pieces: Piece<T>[] = [];
  for (const id in terrain) pieces.push(pieceOf(id, terrain[id]!));
  return pieces;
}
