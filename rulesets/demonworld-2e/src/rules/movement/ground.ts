import type { Refusal } from '@walstatt/engine';
import type { UnitsId } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';
import { isOnBoard } from '../board/board.ts';
import { keyOf, occupancy, unitOf } from '../board/occupancy.ts';
import type { Body } from '../board/pieces.ts';
import type { LegEffect } from './leg-effect.ts';

/**
 * DW-V-69, DW-V-89: every field passed is on the board and free. Fields of the moving unit count as free on the way.
 */
export function groundRefusal(look: Look, unit: UnitsId, effect: LegEffect): Refusal | null {
  const held = occupancy(look);
  for (const way of effect.ways) {
    for (const { q, r } of way.passed) {
      if (!isOnBoard(look.state.board, q, r)) return { code: 'offBoard', rule: 'DW-V-89', args: { q, r } };
      const piece = held.get(keyOf(q, r));
      if (piece !== undefined && unitOf(look.state, piece.id) !== unit)
        return { code: 'occupied', rule: 'DW-V-69', measured: piece.id, unit: 'name', args: { q, r } };
    }
  }
  return standsTwice(effect.body) ? { code: 'onTop', rule: 'DW-V-69' } : null;
}

export function standsTwice(body: Body): boolean {
  for (let i = 1; i < body.length; i++)
    for (let j = 0; j < i; j++) if (body[i]!.q === body[j]!.q && body[i]!.r === body[j]!.r) return true;
  return false;
}
