import type { Plan } from '@walstatt/engine';
import { bodyObstacle, groundFor, INCH, inContact, type Point } from '@walstatt/geometry';
import {
  byNearness,
  chargeOf,
  chargeOneByOne,
  type Edge,
  frontToRear,
  legsAlong,
  reachFrom,
  spotsTouching,
  TOWARDS,
} from '@walstatt/tabletop';
import type { L } from '../kit.ts';
import { BOARD, bodiesOf, field, isWall, standOfUnit } from './field.ts';
import { contactsAfter, followPlan, type Move, mayEnd } from './plan.ts';
import { sideOfUnit } from './units.ts';

/** Ways that the game finds by itself, for units that must go somewhere and for the computer. */

/** Shifts all movers alike, those in front first. */
export function shiftAll(look: L, unit: string, movers: readonly string[], { x: dx, y: dy }: Point): Plan {
  const stand = standOfUnit(look, unit)!;
  return frontToRear(stand.bodies, dx, dy).flatMap((i) => {
    const { x, y } = stand.spots[i]!;
    const mover = stand.models[i]!;
    return movers.includes(mover)
      ? [
          {
            mover,
            legs: legsAlong(
              [
                { x, y },
                { x: x + dx, y: y + dy },
              ],
              'go',
            ),
          },
        ]
      : [];
  });
}

/** The best charge found, and how many models it brings into contact, including those already there. */
export type Best = { readonly plan: Plan | null; readonly best: number };

/** SK-CHARGE-03: the nearest models go into contact one after the other. The others stay. */
export const bestCharge = (look: L, move: Move, movers: readonly string[]): Best =>
  look.memo('charge', `${move.unit} ${move.target} ${move.allowance} ${movers.join()}`, () => {
    const found = seekCharge(look, move);
    const plan = found?.filter((p) => movers.includes(p.mover)) ?? [];
    const { bodies, refusal } = followPlan(look, move, plan);
    const stays = refusal !== null || plan.length === 0;
    const best = contactsAfter(look, stays ? bodiesOf(look, move.unit) : bodies, move.target!);
    return { plan: stays ? null : plan, best };
  });

function seekCharge(look: L, move: Move): Plan | null {
  const stand = standOfUnit(look, move.unit)!;
  const { units, pieces, table } = field(look);
  const target = bodiesOf(look, move.target!);
  const { radius } = look.state.units[move.unit]!;
  const foes = units.filter((u) => u.side !== stand.side).flatMap((u) => u.bodies);
  const walls = pieces.filter(isWall).map((p) => p.body);
  const found = chargeOneByOne({
    charge: chargeOf({
      radius,
      reach: move.allowance - 1,
      tolerance: 0,
      ground: groundFor(
        radius,
        [...foes, ...walls].map((b) => bodyObstacle(b)),
        table,
      ),
      flies: false,
      target,
      stands: (body) => mayEnd(look, { unit: move.unit, body, mates: [] }, false),
      touches: inContact,
      spots: (t) => spotsTouching(t, radius),
      leash: Number.POSITIVE_INFINITY,
      neighbour: INCH,
    }),
    bodies: stand.bodies,
    order: byNearness(stand.bodies, target),
    leader: 0,
  });
  if (found === null) return null;
  // In the order in which room was found for them: those behind may end where those in front stood.
  return byNearness(stand.bodies, target).flatMap((i) => {
    const way = found.ways[i]!;
    return way.length < 2 ? [] : [{ mover: stand.models[i]!, legs: legsAlong(way, 'go') }];
  });
}

/** SK-SETUP-06: the edge to which a unit belongs. */
export const edgeOf = (look: L, unit: string): Edge =>
  look.state.sides[sideOfUnit(look.state, unit)]!.edge === 'north' ? 'north' : 'south';

/** How far a point is from a unit's own edge. */
export const fromOwnEdge = (look: L, unit: string, { x, y }: Point): number =>
  reachFrom(edgeOf(look, unit), { minX: x, minY: y, maxX: x, maxY: y }, BOARD);

/** Shares of the way and slants (per cent of it sideways) that a withdrawal tries, best first. */
const PARTS = [1, 0.75, 0.5, 0.25];
const SLANTS = [0, 50, -50];

/**
 * SK-MORALE-03: the unit goes home as far as it can, all models side by side. Returns how far that leaves the leader
 * from the edge.
 */
export const bestWithdrawal = (look: L, move: Move, movers: readonly string[]): Best =>
  look.memo('withdrawal', `${move.unit} ${movers.join()}`, () => {
    const plan = homeward(look, move, movers);
    return { plan, best: leaderLeft(look, move, plan ?? []) };
  });

function homeward(look: L, move: Move, movers: readonly string[]): Plan | null {
  const { radius } = look.state.units[move.unit]!;
  const { y: home } = TOWARDS[edgeOf(look, move.unit)];
  const free = Math.min(...bodiesOf(look, move.unit).map((b) => fromOwnEdge(look, move.unit, b.centre) - radius));
  for (const part of PARTS)
    for (const slant of SLANTS) {
      const ahead = Math.floor(part * Math.min(free, slant === 0 ? move.allowance : move.allowance * 0.85));
      if (ahead <= 0) return null;
      const plan = shiftAll(look, move.unit, movers, { x: Math.trunc((ahead * slant) / 100), y: ahead * home });
      if (followPlan(look, move, plan).refusal === null) return plan;
    }
  return null;
}

/** How far the leader is from its own edge after a plan. */
export function leaderLeft(look: L, move: Move, plan: Plan): number {
  const [leader] = followPlan(look, move, plan).bodies;
  return leader === undefined ? 0 : fromOwnEdge(look, move.unit, leader.centre);
}
