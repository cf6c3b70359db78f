import type { Point } from '@walstatt/geometry';
import { INCH } from '@walstatt/geometry';
import { pieceOf } from '../14-terrain/kinds.ts';
import type { Terrain } from '../generated/state.ts';

/** A rectangle, counter-clockwise from its lower left corner. */
export const rectangleAt = (x: number, y: number, width: number, depth: number): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
];

const piece = (kind: string, x: number, y: number, width: number, depth: number): Terrain =>
  pieceOf(kind, rectangleAt(x * INCH, y * INCH, width * INCH, depth * INCH));

/**
 * The table of the starter scenario (inferred): point-symmetric, with 25 % of 72" × 48" covered in three equal shares.
 */
export const starterTable: Readonly<Record<string, Terrain>> = {
  T1: piece('hill', 30, 20, 12, 8),
  T2: piece('building', 8, 20, 12, 8),
  T3: piece('building', 52, 20, 12, 8),
  T4: piece('forest', 14, 32, 12, 8),
  T5: piece('forest', 46, 8, 12, 8),
  T6: piece('ruin', 20, 10, 8, 6),
  T7: piece('ruin', 44, 32, 8, 6),
  T8: piece('crater', 32, 8, 8, 6),
  T9: piece('crater', 32, 34, 8, 6),
  T10: piece('rocks', 4, 8, 8, 6),
  T11: piece('rocks', 60, 34, 8, 6),
  T12: piece('crater', 21, 21, 8, 6),
  T13: piece('crater', 43, 21, 8, 6),
};
