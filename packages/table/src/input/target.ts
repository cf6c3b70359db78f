import type { Point } from '@walstatt/geometry';
import type { PieceShape } from '@walstatt/scene';
import type { Desk } from '../desk.ts';
import { fieldAt } from '../formation.ts';
import type { Target } from '../model.ts';

/** What lies under a pointer: pieces and plates first, then marks, terrain, fields. */
export function targetOf(node: EventTarget | null, desk: Desk, at: Point): Target | null {
  if (node instanceof Element) {
    const unit = node.closest('[data-unit]');
    if (unit) return { on: 'unit', unit: unit.getAttribute('data-unit')!, piece: unit.getAttribute('data-piece') };
    const mark = node.closest('[data-mark]')?.getAttribute('data-mark');
    if (mark) return { on: 'mark', id: mark };
  }
  const { scene } = desk.painting.model;
  const field = fieldAt(scene.board.fields, at);
  if (field && scene.terrain.length === 0) return { on: 'field', id: field.id };
  // The picture of the ground lies below that of the pieces and never gets pointer events, so the geometry decides.
  const terrain = scene.terrain.findLast((t) => fieldAt([{ id: t.id, polygon: t.polygon, centre: at }], at));
  if (terrain) return { on: 'terrain', id: terrain.id };
  return field ? { on: 'field', id: field.id } : null;
}

/**
 * The pieces that move along when this one is dragged: its whole unit, or just itself. Empty if it may not be moved.
 */
export function draggedWith(piece: PieceShape, alone: boolean, desk: Desk): readonly PieceShape[] {
  const { movable, selection } = desk.painting.model;
  const unitMoves = movable.includes(piece.unit);
  if (!unitMoves && !movable.includes(piece.id)) return [];
  if (alone || !unitMoves || (selection.includes(piece.id) && !selection.includes(piece.unit))) {
    const chosen = selection.flatMap((id) => desk.painting.index.pieces.get(id) ?? []);
    return chosen.some((p) => p.id === piece.id) ? chosen : [piece];
  }
  return desk.painting.index.piecesOf.get(piece.unit) ?? [];
}

/**
 * The piece that a formation turns about when it is grabbed as a whole: its leader, or the piece nearest the middle.
 */
export function pivotOf(pieces: readonly PieceShape[]): PieceShape | undefined {
  const leader = pieces.find((p) => p.leader);
  if (leader) return leader;
  const x = pieces.reduce((sum, p) => sum + p.x, 0) / pieces.length;
  const y = pieces.reduce((sum, p) => sum + p.y, 0) / pieces.length;
  return [...pieces].sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0];
}
