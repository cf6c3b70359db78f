import { hex } from '@walstatt/geometry';
import { fieldsOfBoard } from '../01-introduction/board/board.ts';
import { labelsOf } from '../01-introduction/board/labels.ts';
import { keyOf } from '../01-introduction/board/occupancy.ts';
import type { Edge, Field, Ground } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { drawnGround, OPEN } from './drawn.ts';

/** What a field is like: what the map boards show, unless the battle says something else of it. */
export const groundAt = (look: Look, q: number, r: number): Ground =>
  look.layout('ground', layOut).get(keyOf(q, r)) ?? OPEN;

function layOut({ state }: Look): ReadonlyMap<number, Ground> {
  const map = new Map<number, Ground>();
  for (const h of fieldsOfBoard(state.board)) map.set(keyOf(h.q, h.r), drawnGround(labelsOf(state.board, h)[0] ?? ''));
  for (const { q, r, ground } of state.ground) map.set(keyOf(q, r), ground);
  return map;
}

/** DW-XI-30: the hedge or wall between two adjacent fields, said of either of them. */
export function edgeBetween(look: Look, from: Field, direction: number): Edge | undefined {
  const to = hex.neighbour(from, direction);
  const back = (direction + 3) % 6;
  return look.state.edges.find(
    (e) => (hex.sameHex(e, from) && e.direction === direction) || (hex.sameHex(e, to) && e.direction === back),
  );
}
