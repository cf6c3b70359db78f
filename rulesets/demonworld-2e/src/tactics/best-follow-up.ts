import type { Leg, Plan, Rng } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { Look } from '../kit.ts';
import { isOnBoard } from '../rules/board/board.ts';
import { enemiesTouching } from '../rules/board/contact.ts';
import { keyOf, sideOfElement } from '../rules/board/occupancy.ts';
import type { Body, Piece } from '../rules/board/pieces.ts';
import { FREE_STEPS } from '../rules/melee/follow-up.ts';
import { type Arena, arenaOf, put } from './arena.ts';
import { exchange } from './exchange.ts';
import { enemiesOfSide, facingTowards, nearestTo } from './nearest.ts';

/** A field that an element may go to, and the steps that lead there. */
type Way = { readonly at: Piece; readonly steps: readonly number[] };
type Thought = {
  readonly arena: Arena;
  readonly side: string;
  readonly enemies: Body;
  readonly turned: (side: string) => boolean;
};

/** What each field between an element and the nearest enemy costs. */
const APART = 1.5;

/**
 * The follow-up of a careful player (DW-VI-33 to DW-VI-36). One element after the other takes the place from which the
 * next phases of melee promise most, those next to the enemy first. Random numbers vary the order. `last` means that
 * the enemy has followed up already.
 */
export function bestFollowUps(look: Look, movers: readonly string[], last: boolean, rng: Rng | null): Plan {
  const arena = arenaOf(look);
  const there = movers.flatMap((m) => arena.index.get(m) ?? []);
  if (there.length === 0) return [];
  const side = arena.side[there[0]!]!;
  const enemies = enemiesOfSide(look, side);
  const thought: Thought = { arena, side, enemies, turned: (whose) => last || whose === side };
  const gap = (i: number): number => {
    const nearest = nearestTo(arena.pieces[i]!, enemies);
    return (nearest === null ? 0 : hex.distance(arena.pieces[i]!, nearest)) + (rng === null ? 0 : rng.int(0, 20) / 10);
  };
  const order = new Map(there.map((i) => [i, gap(i)]));
  const plan: { mover: string; legs: Leg[] }[] = [];
  for (const i of there.sort((a, b) => order.get(a)! - order.get(b)!)) {
    const legs = bestPlace(thought, i);
    if (legs.length > 0) plan.push({ mover: arena.pieces[i]!.id, legs });
  }
  return plan;
}

/** Puts the element where it does best, and returns the legs that lead there. */
function bestPlace({ arena, side, enemies, turned }: Thought, i: number): Leg[] {
  const from = arena.pieces[i]!;
  let best: { way: Way; facing: number } = { way: { at: from, steps: [] }, facing: from.facing };
  let most = Number.NEGATIVE_INFINITY;
  for (const way of waysOf(arena, from)) {
    const nearest = nearestTo(way.at, enemies);
    const apart = nearest === null ? 0 : hex.distance(way.at, nearest);
    for (const facing of facingsAt(arena.look, way.at, side, nearest)) {
      put(arena, i, { ...way.at, facing });
      const { own, enemy } = exchange(arena, side, turned);
      const effort = 0.01 * way.steps.length + (facing === from.facing ? 0 : 0.001);
      const value = own - enemy - APART * apart - effort;
      if (value <= most) continue;
      most = value;
      best = { way, facing };
    }
  }
  put(arena, i, { ...best.way.at, facing: best.facing });
  const legs: Leg[] = best.way.steps.map((direction) => ({ leg: 'go', direction }));
  if (best.facing !== from.facing) legs.push({ leg: 'face', facing: best.facing });
  return legs;
}

/** Facings worth considering: one for each choice of enemies in front, otherwise the one towards the nearest enemy. */
function facingsAt(look: Look, at: Piece, side: string, nearest: Piece | null): readonly number[] {
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
function waysOf(arena: Arena, from: Piece): Way[] {
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
