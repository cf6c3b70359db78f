import type { Leg, Plan } from '@walstatt/engine';
import { hex, type Point } from '@walstatt/geometry';
import { bestFacing } from '../01-introduction/board/best-facing.ts';
import { enemiesTouching } from '../01-introduction/board/contact.ts';
import { enemiesOfUnit, nearestTo } from '../01-introduction/board/nearest.ts';
import { keyOf, occupancy, sideOfElement } from '../01-introduction/board/occupancy.ts';
import { type Piece, pieceOf } from '../01-introduction/board/pieces.ts';
import { FREE_STEPS } from '../06-melee/follow-up/judge.ts';
import type { Field } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { centreOf, fieldAt, turnedBy } from './grid.ts';

type Drag = { readonly from: Point; readonly to: Point; readonly turn: number };

/**
 * DW-VI-33 by hand: the grabbed element goes to where it was dragged and faces its enemies, or only turns. Earlier
 * instructions to other elements stay, and those elements go first.
 */
export function followUpBy(look: Look, movers: readonly string[], drag: Drag, before: Plan): Plan | null {
  const standing = movers.flatMap((id) => afterLegs(look, id, legsOf(before, id)) ?? []);
  const far = (p: Piece): number => {
    const c = centreOf(p);
    const [dx, dy] = [c.x - drag.from.x, c.y - drag.from.y];
    return dx * dx + dy * dy;
  };
  const grabbed = standing.reduce<Piece | null>((best, p) => (best === null || far(p) < far(best) ? p : best), null);
  if (grabbed === null) return null;
  const others = before.filter((p) => p.mover !== grabbed.id);
  const own = pieceOf(look.state, grabbed.id)!;
  const c = centreOf(grabbed);
  const goal = fieldAt({ x: c.x + drag.to.x - drag.from.x, y: c.y + drag.to.y - drag.from.y });
  if (goal.q === grabbed.q && goal.r === grabbed.r) {
    const facing = turnedBy(grabbed.facing, drag.turn);
    const steps = legsOf(before, grabbed.id).filter((l) => l.leg === 'go');
    return [...others, { mover: grabbed.id, legs: [...steps, { leg: 'face', facing }] }];
  }
  const legs = wayTo(look, own, goal, others);
  const at = afterLegs(look, grabbed.id, legs)!;
  const { unit } = look.state.elements[grabbed.id]!;
  const touching = enemiesTouching(look, sideOfElement(look.state, at.id), at.q, at.r);
  const facing = bestFacing(at, touching, nearestTo(at, enemiesOfUnit(look, unit)));
  return [...others, { mover: grabbed.id, legs: facing === at.facing ? legs : [...legs, { leg: 'face', facing }] }];
}

const legsOf = (plan: Plan, mover: string): readonly Leg[] => plan.find((p) => p.mover === mover)?.legs ?? [];

/** Where an element stands after steps and turns, legal or not. */
export function afterLegs(look: Look, id: string, legs: readonly Leg[]): Piece | null {
  let at = pieceOf(look.state, id);
  if (at === null) return null;
  for (const leg of legs) {
    if (leg.leg === 'go') at = { ...at, ...hex.neighbour(at, Number(leg['direction'])) };
    else if (leg.leg === 'face') at = { ...at, facing: Number(leg['facing']) };
  }
  return at;
}

/**
 * The steps that lead nearest to a field, around the elements in the way, and no more than an element may ever take.
 */
function wayTo(look: Look, from: Piece, goal: Field, others: Plan): Leg[] {
  const held = new Set(occupancy(look).keys());
  for (const { mover, legs } of others) {
    const [was, is] = [pieceOf(look.state, mover), afterLegs(look, mover, legs)];
    if (was !== null && is !== null) {
      held.delete(keyOf(was.q, was.r));
      held.add(keyOf(is.q, is.r));
    }
  }
  let best: { readonly legs: Leg[]; readonly left: number } = { legs: [], left: hex.distance(from, goal) };
  const search = (at: Field, legs: Leg[]): void => {
    const left = hex.distance(at, goal);
    if (left < best.left) best = { legs, left };
    if (legs.length === FREE_STEPS) return;
    for (let direction = 0; direction < 6; direction++) {
      const next = hex.neighbour(at, direction);
      if (!held.has(keyOf(next.q, next.r))) search(next, [...legs, { leg: 'go', direction }]);
    }
  };
  search(from, []);
  return best.legs;
}
