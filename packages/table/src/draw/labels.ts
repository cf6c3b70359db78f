import type { PieceShape, UnitShape } from '@walstatt/scene';
import type { SceneIndex } from '../scene-index.ts';
import type { Words } from '../words.ts';

/** A unit in words: name, side, number, states. */
export function unitLabel(unit: UnitShape, count: number, index: SceneIndex, words: Words): string {
  return [unit.name, index.seatName(unit.seat), words.models(count), ...unit.badges.map((b) => b.text)].join(', ');
}

/** A piece in words: unit, its number within the unit, damage, rank. */
export function pieceLabel(piece: PieceShape, unit: UnitShape, index: SceneIndex, words: Words): string {
  const all = index.piecesOf.get(unit.id) ?? [];
  const parts = [unit.name, words.modelOf(all.indexOf(piece) + 1, all.length)];
  if (piece.leader) parts.push(words.leader);
  if (piece.wounds) parts.push(words.wounds(piece.wounds.of - piece.wounds.lost, piece.wounds.of));
  return parts.join(', ');
}
