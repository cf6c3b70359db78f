import type { Point } from '@walstatt/geometry';
import type { Gesture, PieceShape, Scene } from '@walstatt/scene';
import type { Asked } from '../host/game-host.ts';

/** A way that is set by single taps: its points, and how far the mover turns at the end, in tenths of a degree. */
export type TappedWay = { readonly points: readonly Point[]; readonly turn: number };

export const NO_WAY: TappedWay = { points: [], turn: 0 };

/** What a move is about, as far as it stands on the table. */
export const movedPieces = (scene: Scene | null, asked: Asked): readonly PieceShape[] => {
  const ids = new Set(asked.pieces.map((p) => p.id));
  return (scene?.pieces ?? []).filter((p) => ids.has(p.id) || ids.has(p.unit));
};

/** The way as if it had been drawn in one go from where the first piece stands. Null if nothing can be moved. */
export function gestureAlong({ points, turn }: TappedWay, moved: readonly PieceShape[]): Gesture | null {
  const first = moved[0];
  if (first === undefined) return null;
  const from = { x: first.x, y: first.y };
  const pieces = moved.map((p) => p.id);
  return points.length > 1
    ? { gesture: 'draw', pieces, points: [from, ...points], turn }
    : { gesture: 'drag', pieces, from, to: points[0] ?? from, turn };
}

/** The way with one more point. On fields, that is the middle of the tapped field. */
export function wayTo(way: TappedWay, { at, field }: Gesture & { gesture: 'pick' }, scene: Scene): TappedWay {
  const centre = scene.board.fields.find((f) => f.id === field)?.centre;
  return { ...way, points: [...way.points, centre ?? at] };
}
