import type { Refusal } from '@walstatt/engine';
import { isOnBoard } from '../01-introduction/board/board.ts';
import { keyOf, occupancy, unitOf } from '../01-introduction/board/occupancy.ts';
import type { Body, Piece } from '../01-introduction/board/pieces.ts';
import type { Field, UnitsId } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import type { LegEffect } from './leg-effect.ts';
import type { Judging } from './leg-run.ts';

/**
 * DW-V-69, DW-V-89: every field passed is on the board and free. Fields of the moving unit count as free on the way.
 * Returns whether judging can stop.
 */
export function judgeGround({ look, s, faults }: Judging, effect: LegEffect): boolean {
  const held = occupancy(look);
  for (const way of effect.ways)
    for (const field of way.passed) if (faults.add(refuseField(look, s.unit, held, field))) return true;
  return standsTwice(effect.body) && faults.add({ code: 'onTop', rule: 'DW-V-69' });
}

function refuseField(look: Look, unit: UnitsId, held: ReadonlyMap<number, Piece>, { q, r }: Field): Refusal | null {
  if (!isOnBoard(look.state.board, q, r)) return { code: 'offBoard', rule: 'DW-V-89', args: { q, r } };
  const piece = held.get(keyOf(q, r));
  return piece !== undefined && unitOf(look.state, piece.id) !== unit
    ? { code: 'occupied', rule: 'DW-V-69', measured: piece.id, unit: 'name', args: { q, r } }
    : null;
}

export function standsTwice(body: Body): boolean {
  for (let i = 1; i < body.length; i++)
    for (let j = 0; j < i; j++) if (body[i]!.q === body[j]!.q && body[i]!.r === body[j]!.r) return true;
  return false;
}
