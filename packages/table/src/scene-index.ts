import type { Point } from '@walstatt/geometry';
import type { PieceShape, Scene, UnitShape } from '@walstatt/scene';
import type { TableModel } from './model.ts';

/** Fast lookups in a scene. Rebuilt when the scene changes, never while something moves. */
export type SceneIndex = {
  readonly pieces: ReadonlyMap<string, PieceShape>;
  readonly units: ReadonlyMap<string, UnitShape>;
  /** Pieces on the table by unit, in the unit's order. */
  readonly piecesOf: ReadonlyMap<string, readonly PieceShape[]>;
  readonly sideOf: (seat: string) => number;
  readonly seatName: (seat: string) => string;
  /** The diameter of an ordinary base in millimetres. */
  readonly base: number;
  /** How coarse textures are drawn: 1 for big bases on big tables. */
  readonly grain: number;
};

export function indexOf(scene: Scene, seats: TableModel['seats']): SceneIndex {
  const pieces = new Map(scene.pieces.map((p) => [p.id, p]));
  const units = new Map(scene.units.map((u) => [u.id, u]));
  const piecesOf = new Map<string, PieceShape[]>(scene.units.map((u) => [u.id, []]));
  for (const piece of scene.pieces) piecesOf.get(piece.unit)?.push(piece);
  const sides = new Map(seats.map((seat, i) => [seat.id, seat.side ?? i]));
  const names = new Map(seats.map((seat) => [seat.id, seat.name]));
  // Before anything is set up, uses the pieces in reserve, so that the table looks the same afterwards.
  const shown = scene.pieces.length > 0 ? scene.pieces : (scene.reserve ?? []);
  const sizes = shown.map(diameter).sort((a, b) => a - b);
  const field = scene.board.fields[0];
  const base = sizes[sizes.length >> 1] ?? (field ? width(field.polygon) / 200 : 25);
  const span = width(scene.board.outline.flat()) / 100;
  return {
    pieces,
    units,
    piecesOf,
    sideOf: (seat) => sides.get(seat) ?? 0,
    seatName: (seat) => names.get(seat) ?? seat,
    base,
    grain: Math.min(1.4, Math.max(0.12, span / 1500)),
  };
}

const width = (points: readonly Point[]): number => {
  let [least, most] = [Infinity, -Infinity];
  for (const { x } of points) {
    least = Math.min(least, x);
    most = Math.max(most, x);
  }
  return most > least ? most - least : 100000;
};

/** Diameter in millimetres. */
export function diameter({ shape, x, y }: PieceShape): number {
  if (shape.kind === 'circle') return (2 * shape.radius) / 100;
  let far = 0;
  for (const p of shape.points) far = Math.max(far, Math.hypot(p.x - x, p.y - y));
  return (2 * far) / 100;
}

/** The middle of the pieces, all weighted equally. */
export function middleOf(pieces: readonly { readonly x: number; readonly y: number }[]): Point {
  const n = pieces.length || 1;
  return {
    x: Math.round(pieces.reduce((sum, p) => sum + p.x, 0) / n),
    y: Math.round(pieces.reduce((sum, p) => sum + p.y, 0) / n),
  };
}
