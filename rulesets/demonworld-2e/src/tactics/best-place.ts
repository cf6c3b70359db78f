import type { Leg } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { Look } from '../kit.ts';
import { isOnBoard } from '../rules/board/board.ts';
import { enemiesTouching } from '../rules/board/contact.ts';
import { keyOf, sideOfElement } from '../rules/board/occupancy.ts';
import type { Piece } from '../rules/board/pieces.ts';
import { isOnFront } from '../rules/formation/formation.ts';
import { FREE_STEPS } from '../rules/melee/follow-up.ts';
import { strikeWorth } from './expectation.ts';
import { enemiesOfSide, nearestTo } from './nearest.ts';

type Held = ReadonlyMap<number, Piece>;
type Way = { readonly at: Piece; readonly steps: readonly number[] };

/** The best follow-up of one element (DW-VI-33 to DW-VI-36): where it strikes hardest and is struck least. */
export function bestFollowUp(look: Look, held: Held, from: Piece, last: boolean): { legs: Leg[]; to: Piece } {
  let best: { way: Way; facing: number } | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const way of waysOf(look, held, from)) {
    for (let turn = 0; turn < 6; turn++) {
      const facing = hex.sixths(from.facing + turn);
      const value = placeValue(look, held, { ...way.at, facing }, last) - 0.01 * way.steps.length;
      if (value <= most) continue;
      most = value;
      best = { way, facing };
    }
  }
  const { way, facing } = best!;
  const legs: Leg[] = way.steps.map((direction) => ({ leg: 'go', direction }));
  if (facing !== from.facing) legs.push({ leg: 'face', facing });
  return { legs, to: { ...way.at, facing } };
}

/** Every field the element may go to, by one shortest way each, its own first. */
function waysOf(look: Look, held: Held, from: Piece): Way[] {
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
      if (seen.has(key) || held.has(key) || !isOnBoard(look.state.board, q, r)) continue;
      if (bound.length === 1 && hex.distance({ q, r }, bound[0]!) !== 1) continue;
      seen.add(key);
      ways.push({ at: { ...at, q, r }, steps: [...steps, direction] });
    }
  }
  return ways;
}

/** An enemy that already has somebody to strike at costs little more; one that had nobody strikes because of us. */
const BUSY = 0.3;
/** An enemy that looks elsewhere may still turn, if his side follows up later. */
const TURNS = 0.6;

function placeValue(look: Look, held: Held, at: Piece, last: boolean): number {
  const side = sideOfElement(look.state, at.id);
  const touching = enemiesTouching(look, side, at.q, at.r);
  if (touching.length === 0) {
    const nearest = nearestTo(at, enemiesOfSide(look, side));
    if (nearest === null) return 0;
    return -hex.distance(at, nearest) - (hex.isInArc(at, nearest, hex.cornerHeading(at.facing), 1) ? 0 : 0.5);
  }
  let strike = 0;
  let struck = 0;
  for (const enemy of touching) {
    if (isOnFront(at, enemy)) strike = Math.max(strike, strikeWorth(look, at, enemy));
    const risk = strikeWorth(look, enemy, at) * (isOnFront(enemy, at) ? 1 : last ? 0 : TURNS);
    struck += risk * (isBusy(look, held, enemy, at, last) ? BUSY : 1);
  }
  return 1 + strike - struck;
}

const isBusy = (look: Look, held: Held, enemy: Piece, but: Piece, last: boolean): boolean => {
  const side = sideOfElement(look.state, enemy.id);
  for (let direction = 0; direction < 6; direction++) {
    const { q, r } = hex.neighbour(enemy, direction);
    const piece = held.get(keyOf(q, r));
    if (piece !== undefined && piece.id !== but.id && sideOfElement(look.state, piece.id) !== side)
      if (!last || isOnFront(enemy, piece)) return true;
  }
  return false;
};
