import { hex } from '@walstatt/geometry';
import type { Body, Piece } from '../../01-introduction/board/pieces.ts';
import { type Judged, refused, wayAlong } from '../leg-effect.ts';
import { isDirection } from './step.ts';

const replaced = (body: Body, piece: Piece): Piece[] => body.map((p) => (p.id === piece.id ? piece : p));

/**
 * One element goes one field and keeps its facing: in a small unit, in a unit that completes its attack, or following
 * up.
 */
export function go(body: Body, element: string, direction: unknown): Judged {
  const from = body.find((p) => p.id === element);
  if (from === undefined || !isDirection(direction)) return refused('noSuchLeg', 'DW-V-17');
  const way = wayAlong(from, [direction], hex.DIRECTIONS);
  return { effect: { body: replaced(body, way.to), ways: [way], points: 0, manoeuvres: 0, rules: ['DW-V-17'] } };
}

/** DW-V-57, DW-VI-36: one element turns on the spot. */
export function face(body: Body, element: string, facing: unknown): Judged {
  const from = body.find((p) => p.id === element);
  if (from === undefined || !isDirection(facing)) return refused('noSuchLeg', 'DW-V-37');
  return {
    effect: { body: replaced(body, { ...from, facing }), ways: [], points: 0, manoeuvres: 0, rules: ['DW-V-57'] },
  };
}
