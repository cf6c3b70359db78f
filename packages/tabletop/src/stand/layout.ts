import type { Box } from '@walstatt/geometry';
import type { Board } from './board.ts';
import { boxesMeet } from './box.ts';
import type { Piece } from './piece.ts';
import type { Stand } from './stand.ts';

/** Everything on the table in the form that geometry needs, made once for each position. */
export type Layout<S extends Stand = Stand, P extends Piece = Piece> = Board & {
  readonly units: readonly S[];
  readonly byId: ReadonlyMap<string, S>;
  readonly pieces: readonly P[];
};

export function layoutOf<S extends Stand, P extends Piece>(
  board: Board,
  units: readonly S[],
  pieces: readonly P[],
): Layout<S, P> {
  return { ...board, units, byId: new Map(units.map((u) => [u.id, u])), pieces };
}

/** The part of a layout that a box touches. */
export type InBox<S extends Stand = Stand, P extends Piece = Piece> = {
  readonly units: readonly S[];
  readonly pieces: readonly P[];
  /** Nothing at all, not even the edge of the table. */
  readonly open: boolean;
};

/** The units (except one) and the pieces that have a part in the box. */
export function inBox<S extends Stand, P extends Piece>(layout: Layout<S, P>, box: Box, but: string): InBox<S, P> {
  const pieces = layout.pieces.filter((p) => boxesMeet(box, p.box));
  const units = layout.units.filter((s) => s.id !== but && boxesMeet(box, s.box));
  const onTable = box.minX >= 0 && box.minY >= 0 && box.maxX <= layout.width && box.maxY <= layout.depth;
  return { units, pieces, open: onTable && pieces.length === 0 && units.length === 0 };
}
