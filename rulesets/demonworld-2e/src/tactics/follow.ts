import type { Leg, Plan, Rng } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import { bestFacing } from '../01-introduction/board/best-facing.ts';
import { isOnBoard } from '../01-introduction/board/board.ts';
import { enemiesTouching } from '../01-introduction/board/contact.ts';
import { enemiesOfSide, nearestTo } from '../01-introduction/board/nearest.ts';
import { keyOf, occupancy, sideOfElement } from '../01-introduction/board/occupancy.ts';
import { type Piece, pieceOf } from '../01-introduction/board/pieces.ts';
import { FREE_STEPS } from '../06-melee/follow-up/judge.ts';
import type { Look } from '../kit.ts';

/**
 * Follow-up towards the enemy: elements without contact go for the nearest enemy, and every element turns to those it
 * touches.
 */
export function planFollowUp(look: Look, movers: readonly string[], rng: Rng | null): Plan {
  const held = new Map(occupancy(look));
  const plan: { mover: string; legs: Leg[] }[] = [];
  for (const mover of movers) {
    const from = pieceOf(look.state, mover);
    if (from === null || (rng !== null && rng.int(0, 14) === 0)) continue;
    if (rng !== null && rng.int(0, 14) === 0) {
      plan.push({ mover, legs: [{ leg: 'face', facing: rng.int(0, 5) }] });
      continue;
    }
    held.delete(keyOf(from.q, from.r));
    const { legs, to } = followOne(look, held, from);
    held.set(keyOf(to.q, to.r), to);
    if (legs.length > 0) plan.push({ mover, legs });
  }
  return plan;
}

function followOne(look: Look, held: ReadonlyMap<number, Piece>, from: Piece): { legs: Leg[]; to: Piece } {
  const side = sideOfElement(look.state, from.id);
  const enemies = enemiesOfSide(look, side);
  const legs: Leg[] = [];
  let at = from;
  for (let i = 0; i < FREE_STEPS && enemiesTouching(look, side, at.q, at.r).length === 0; i++) {
    const goal = nearestTo(at, enemies);
    if (goal === null) break;
    const direction = nearerBy(look, held, at, goal);
    if (direction === null) break;
    legs.push({ leg: 'go', direction });
    at = { ...at, ...hex.neighbour(at, direction) };
  }
  const facing = bestFacing(at, enemiesTouching(look, side, at.q, at.r), nearestTo(at, enemies));
  if (facing !== at.facing) legs.push({ leg: 'face', facing });
  return { legs, to: { ...at, facing } };
}

function nearerBy(look: Look, held: ReadonlyMap<number, Piece>, at: Piece, goal: Piece): number | null {
  const now = hex.distance(at, goal);
  for (let direction = 0; direction < 6; direction++) {
    const n = hex.neighbour(at, direction);
    if (hex.distance(n, goal) < now && isOnBoard(look.state.board, n.q, n.r) && !held.has(keyOf(n.q, n.r)))
      return direction;
  }
  return null;
}
