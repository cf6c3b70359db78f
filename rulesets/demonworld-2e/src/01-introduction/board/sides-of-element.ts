import { Unanswerable } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { Piece } from './pieces.ts';

export type Zone = 'front' | 'flank' | 'rear';

/**
 * DW-I-25, DW-I-26, DW-I-27: how an adjacent field lies relative to an element: two front fields, one on each flank,
 * two behind.
 */
export function zoneOf(piece: Piece, q: number, r: number): Zone {
  const direction = hex.directionBetween(piece, { q, r });
  if (direction === undefined) throw new Unanswerable('only adjacent fields have a side');
  return zoneOfDirection(piece.facing, direction);
}

export function zoneOfDirection(facing: number, direction: number): Zone {
  const turn = hex.sixths(direction - facing);
  if (turn <= 1) return 'front';
  return turn === 2 || turn === 5 ? 'flank' : 'rear';
}

/** DW-V-18: the two directions of advance, left first. */
export const frontDirections = (facing: number): [number, number] => [facing, hex.sixths(facing + 1)];
