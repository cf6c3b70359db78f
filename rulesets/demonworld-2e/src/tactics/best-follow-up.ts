import type { Leg, Plan, Rng } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import { enemiesOfSide, nearestTo } from '../01-introduction/board/nearest.ts';
import type { Body } from '../01-introduction/board/pieces.ts';
import type { Look } from '../kit.ts';
import { type Arena, arenaOf, put } from './arena.ts';
import { exchange } from './exchange.ts';
import { facingsAt, legsTo, type Way, waysOf } from './follow-up-places.ts';

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
  return legsTo(from, best.way, best.facing);
}
