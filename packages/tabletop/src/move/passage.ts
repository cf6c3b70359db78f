import type { Refusal } from '@walstatt/engine';
import {
  type Body,
  type Box,
  boxOf,
  type Point,
  shifted,
  sweepOverlaps,
  sweepOverlapsRegion,
  sweptBox,
} from '@walstatt/geometry';
import { boxesMeet, isBoxIn } from '../stand/box.ts';
import type { InBox } from '../stand/layout.ts';
import type { Piece } from '../stand/piece.ts';
import type { Says } from '../stand/refuse.ts';
import type { Stand } from '../stand/stand.ts';

/**
 * What may be passed and what may not. Each function returns what stands against passing, or null where the way is
 * free.
 */
export type Passing<S extends Stand = Stand, P extends Piece = Piece> = {
  /** Called for every piece whose box a leg touches. */
  readonly piece: (piece: P) => Says | null;
  /** Called for every unit whose box a leg touches. */
  readonly unit: (unit: S) => Says | null;
  /** What keeps models on the table all the way, and the table. Null where they may leave it. */
  readonly table: { readonly box: Box; readonly says: Says } | null;
};

/**
 * A body and the line that its centre follows. With the model's name, a refusal can say which of several legs it is
 * about.
 */
export type Walker = { readonly body: Body; readonly points: readonly Point[]; readonly model?: string };

/**
 * Why a body may not follow its line without turning, or null. Whether it may stand at the end is checked elsewhere.
 */
export function refusePassage<S extends Stand, P extends Piece>(
  { body, points, model }: Walker,
  near: InBox<S, P>,
  passing: Passing<S, P>,
): Refusal | null {
  if (near.open) return null;
  let at = body;
  for (let i = 1; i < points.length; i++) {
    const dx = points[i]!.x - points[i - 1]!.x;
    const dy = points[i]!.y - points[i - 1]!.y;
    const refusal = refuseLeg(at, dx, dy, { near, passing });
    if (refusal !== null)
      return model === undefined || points.length === 2 ? refusal : { ...refusal, at: { mover: model, leg: i } };
    if (i + 1 < points.length) at = shifted(at, dx, dy);
  }
  return null;
}

type Around<S extends Stand, P extends Piece> = { readonly near: InBox<S, P>; readonly passing: Passing<S, P> };

function refuseLeg<S extends Stand, P extends Piece>(
  body: Body,
  dx: number,
  dy: number,
  { near, passing }: Around<S, P>,
): Refusal | null {
  const box = sweptBox(boxOf(body), dx, dy);
  if (passing.table !== null && !isBoxIn(box, passing.table.box)) return { ...passing.table.says };
  for (const piece of near.pieces) {
    if (!boxesMeet(box, piece.box)) continue;
    const says = passing.piece(piece);
    if (says !== null && sweepOverlapsRegion(body, dx, dy, piece.shape))
      return { ...says, args: { terrain: piece.id } };
  }
  for (const unit of near.units) {
    if (!boxesMeet(box, unit.box)) continue;
    const says = passing.unit(unit);
    if (says !== null && unit.bodies.some((o) => sweepOverlaps(body, dx, dy, o)))
      return { ...says, args: { unit: unit.id } };
  }
  return null;
}
