import { type Point, shiftIntoContact } from '@walstatt/geometry';
import { straight, translation, type Way } from '@walstatt/tabletop';
import { standing } from '../../01-units/space.ts';
import { nearestPair } from '../../08-close-combat/contact.ts';
import type { L } from '../../kit.ts';
import { advance } from '../advance.ts';
import { isSlowed, unitAllowance } from '../allowance.ts';
import type { Move } from '../judge-move.ts';

/** Moves of a whole unit that keep its shape: along a direction, towards a place, or straight into contact. */

/**
 * Moves along a direction of length 1 by a share of the unit's allowance. A way through terrain uses the allowance in
 * terrain.
 */
export function inDirection(look: L, { unit, kind }: Move, { x, y }: Point, share: number): readonly Way[] {
  const far = unitAllowance(look.state, unit, kind, false) * share;
  const { models, spots } = standing(look, unit);
  const ways = translation(models, spots, Math.trunc(x * far), Math.trunc(y * far));
  if (!isSlowed(look, unit, ways)) return ways;
  const slow = unitAllowance(look.state, unit, kind, true) * share;
  return slow >= far ? ways : translation(models, spots, Math.trunc(x * slow), Math.trunc(y * slow));
}

/** Moves towards a place by a share of the allowance, but not beyond it. Null if the unit is there already. */
export function towards(look: L, move: Move, goal: Point, share: number): readonly Way[] | null {
  const at = centreOf(look, move.unit);
  const dx = goal.x - at.x;
  const dy = goal.y - at.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length < 1) return null;
  const reach = unitAllowance(look.state, move.unit, move.kind, false);
  return inDirection(look, move, { x: dx / length, y: dy / length }, share * Math.min(1, length / reach));
}

/**
 * FD-GAP-28: the nearest model goes straight into contact, and every other model goes along with it as far as it can.
 */
export function chargeAt(look: L, unit: string, target: string): readonly Way[] | null {
  const { from, to } = nearestPair(look, unit, target);
  const now = standing(look, unit);
  const foe = standing(look, target).bodies[to]!;
  const body = now.bodies[from]!;
  // Straight at an enemy there is always contact.
  const { dx, dy } = shiftIntoContact(body, foe.centre.x - body.centre.x, foe.centre.y - body.centre.y, foe)!;
  if (dx === 0 && dy === 0) return null;
  return advance(look, unit, dx, dy).map(({ model, x, y }, i) => straight(model, now.spots[i]!, { x, y }));
}

/** The middle of the bounding box of a unit. */
export function centreOf(look: L, unit: string): Point {
  const { box } = standing(look, unit);
  return { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 };
}
