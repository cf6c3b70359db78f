import type { Leg } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import { isOnBoard } from '../01-introduction/board/board.ts';
import { enemiesTouching } from '../01-introduction/board/contact.ts';
import { facingTowards } from '../01-introduction/board/nearest.ts';
import { keyOf, sideOfElement } from '../01-introduction/board/occupancy.ts';
import type { Piece } from '../01-introduction/board/pieces.ts';
import { FREE_STEPS } from '../06-melee/follow-up/judge.ts';
import type { Look } from '../kit.ts';
import type { Arena } from './arena.ts';

/** A field that an element may go to, and the steps that lead there. */
export type Way = { readonly at: Piece; readonly steps: readonly number[] };

/** The legs that lead to a place, with a turn at the end if it is needed. */
export function legsTo(from: Piece, { steps }: Way, facing: number): Leg[] {
  const legs: Leg[] = steps.map((direction) => ({ leg: 'go', direction }));
  if (facing !== from.facing) legs.push({ leg: 'face', facing });
  return legs;
}

/** Facings worth considering: one for each choice of enemies in front, otherwise the one towards the nearest enemy. */
export function facingsAt(look: Look, at: Piece, side: string, nearest: Piece | null): readonly number[] {
  const touching = enemiesTouching(look, side, at.q, at.r);
  if (touching.length === 0) return [nearest === null ? at.facing : facingTowards(at, nearest)];
  const seen = new Set<string>();
  const found: number[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const facing = hex.sixths(at.facing + turn);
    const front = touching.filter((t) => hex.sixths(hex.directionBetween(at, t)! - facing) <= 1).map((t) => t.id);
    if (front.length === 0 || seen.has(front.join())) continue;
    seen.add(front.join());
    found.push(facing);
  }
  return found;
}

/** Every field that the element may go to, each by one shortest way, its own field first. */
export function waysOf(arena: Arena, from: Piece): Way[] {
  const { look } = arena;
  const side = sideOfElement(look.state, from.id);
  const bound = enemiesTouching(look, side, from.q, from.r);
  const ways: Way[] = [{ at: from, steps: [] }];
  const seen = new Set([keyOf(from.q, from.r)]);
  const most = bound.length === 0 ? FREE_STEPS : bound.length === 1 ? 1 : 0;
  for (let i = 0; i < ways.length; i++) {
    const { at, steps } = ways[i]!;
    if (steps.length >= most || (steps.length > 0 && enemiesTouching(look, side, at.q, at.r).length > 0)) continue;
    for (let direction = 0; direction < 6; direction++) {
      const { q, r } = hex.neighbour(at, direction);
      const key = keyOf(q, r);
      if (seen.has(key) || arena.at.has(key) || !isOnBoard(look.state.board, q, r)) continue;
      if (bound.length === 1 && hex.distance({ q, r }, bound[0]!) !== 1) continue;
      seen.add(key);
      ways.push({ at: { ...at, q, r }, steps: [...steps, direction] });
    }
  }
  return ways;
}
