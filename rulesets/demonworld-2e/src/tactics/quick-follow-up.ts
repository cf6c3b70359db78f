import type { Leg, Plan } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import { enemiesOfSide, nearestTo } from '../01-introduction/board/nearest.ts';
import { keyOf } from '../01-introduction/board/occupancy.ts';
import type { Body } from '../01-introduction/board/pieces.ts';
import type { Look } from '../kit.ts';
import { type Arena, arenaOf, baseOf, put } from './arena.ts';
import { FROM } from './exchange.ts';
import { facingsAt, legsTo, waysOf } from './follow-up-places.ts';

/** What each field between an element and the nearest enemy costs. */
const APART = 1.5;
/** How much one's own losses count against those of the enemy. */
const CAUTION = 0.8;
/** What is left of the worth of a target for each friend who is at it already. */
const SHARED = [1, 0.85, 0.72, 0.61, 0.52, 0.44] as const;

type Place = {
  readonly arena: Arena;
  readonly i: number;
  /** The enemy stays as he looks. Otherwise he will turn to those he touches. */
  readonly last: boolean;
};

/**
 * A follow-up at first sight, for playing on quickly. One element after the other, those next to the enemy first, takes
 * the place where it strikes best for what it lets itself in for.
 */
export function quickFollowUp(look: Look, movers: readonly string[], last: boolean): Plan {
  const arena = arenaOf(look);
  const there = movers.flatMap((m) => arena.index.get(m) ?? []);
  if (there.length === 0) return [];
  const enemies = enemiesOfSide(look, arena.side[there[0]!]!);
  const gap = (i: number): number => {
    const nearest = nearestTo(arena.pieces[i]!, enemies);
    return nearest === null ? 0 : hex.distance(arena.pieces[i]!, nearest);
  };
  const order = new Map(there.map((i) => [i, gap(i)]));
  const plan: { mover: string; legs: Leg[] }[] = [];
  for (const i of there.sort((a, b) => order.get(a)! - order.get(b)!)) {
    const legs = bestPlace({ arena, i, last }, enemies);
    if (legs.length > 0) plan.push({ mover: arena.pieces[i]!.id, legs });
  }
  return plan;
}

function bestPlace(p: Place, enemies: Body): Leg[] {
  const { arena, i } = p;
  const from = arena.pieces[i]!;
  const side = arena.side[i]!;
  let best = { way: { at: from, steps: [] as readonly number[] }, facing: from.facing };
  let most = Number.NEGATIVE_INFINITY;
  for (const way of waysOf(arena, from)) {
    const nearest = nearestTo(way.at, enemies);
    const apart = nearest === null ? 0 : hex.distance(way.at, nearest);
    for (const facing of facingsAt(arena.look, way.at, side, nearest)) {
      const effort = 0.01 * way.steps.length + (facing === from.facing ? 0 : 0.001);
      const value = promise(p, way.at, facing) - APART * apart - effort;
      if (value <= most) continue;
      most = value;
      best = { way, facing };
    }
  }
  put(arena, i, { ...best.way.at, facing: best.facing });
  return legsTo(from, best.way, best.facing);
}

/** What the best strike from here removes, less what the enemies around it do to the element. */
function promise({ arena, i, last }: Place, at: { q: number; r: number }, facing: number): number {
  let strikes = 0;
  let suffers = 0;
  for (let direction = 0; direction < 6; direction++) {
    const d = hex.DIRECTIONS[direction]!;
    const enemy = arena.at.get(keyOf(at.q + d.q, at.r + d.r));
    if (enemy === undefined || arena.side[enemy] === arena.side[i]) continue;
    const friends = friendsAt(arena, enemy, i);
    const { facing: looks } = arena.pieces[enemy]!;
    const seen = hex.sixths(direction + 3 - looks);
    if (hex.sixths(direction - facing) <= 1) {
      const base = baseOf(arena, i, enemy) + (last ? FROM[seen]! : 0);
      strikes = Math.max(strikes, chanceOf(base) * arena.worth[enemy]! * SHARED[friends]!);
    }
    if (last && seen > 1) continue;
    const back = baseOf(arena, enemy, i) + FROM[hex.sixths(direction - facing)]!;
    suffers += (chanceOf(back) * arena.worth[i]!) / (1 + friends);
  }
  return strikes - CAUTION * suffers;
}

const chanceOf = (base: number): number => Math.min(20, Math.max(0, base)) / 20;

/** Elements of the same side, other than the one in question, that touch an enemy. */
function friendsAt(a: Arena, enemy: number, but: number): number {
  const { q, r } = a.pieces[enemy]!;
  let n = 0;
  for (const d of hex.DIRECTIONS) {
    const i = a.at.get(keyOf(q + d.q, r + d.r));
    if (i !== undefined && i !== but && a.side[i] !== a.side[enemy]) n++;
  }
  return n;
}
