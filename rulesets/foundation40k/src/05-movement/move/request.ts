import type { Plan, Request, Rng } from '@walstatt/engine';
import { cosine, shiftIntoContact, sine, TRIG_SCALE } from '@walstatt/geometry';
import { standing } from '../../01-units/space.ts';
import { enemyUnits } from '../../01-units/units.ts';
import { nearestPair } from '../../08-close-combat/contact.ts';
import { HILL } from '../../20-scenarios/objectives.ts';
import { type L, request } from '../../kit.ts';
import { advance } from '../advance.ts';
import { isSlowed, type MoveKind, unitAllowance } from '../allowance.ts';
import { judgeMove } from '../judge-move.ts';
import { regroup } from '../regroup.ts';
import { planOf, translation, type Way, wayAlong, waysOf } from '../ways.ts';

/** Plans of whole units: a way for each model that moves (FD-ACTION-07, FD-GAP-05, FD-GAP-27). */

type Args = { readonly unit: string; readonly kind: MoveKind };
const argsOf = (r: Request): Args => r.args as Args;

export const moveRequest = request<Plan>({
  check(look, r, plan) {
    const { unit, kind } = argsOf(r);
    const ways = waysOf(look.state, plan);
    if (ways === null) return { code: 'malformed', rule: r.rule, args: { kind: 'path', wanted: 'legs named go' } };
    return judgeMove(look, unit, kind, ways, regroup(look, unit, kind).parts);
  },

  /** The formation as a whole in a random direction, sometimes straight into contact; else it stays. */
  sample(look, r, rng) {
    const { unit, kind } = argsOf(r);
    const limit = regroup(look, unit, kind);
    if (limit.ways.length > 0) return planOf(limit.ways);
    for (let tries = 0; tries < 3; tries++) {
      const plan = tries === 0 && rng.int(0, 2) === 0 ? charge(look, unit, kind) : wander(look, unit, kind, rng);
      if (plan !== null && judgeMove(look, unit, kind, plan, limit.parts) === null) return planOf(plan);
    }
    return null;
  },

  /** Regroup if need be, else towards what matters, else stay. */
  witness(look, r) {
    const { unit, kind } = argsOf(r);
    const limit = regroup(look, unit, kind);
    if (limit.ways.length > 0) return planOf(limit.ways);
    for (const share of [1, 0.5, 0.25]) {
      const ways = towardsGoal(look, unit, kind, share);
      if (ways !== null && judgeMove(look, unit, kind, ways, limit.parts) === null) return planOf(ways);
    }
    return [{ mover: standing(look, unit).models[0]!, legs: [] }];
  },

  candidates: (look, r, _rng, limit) =>
    promising(look, argsOf(r).unit, argsOf(r).kind)
      .slice(0, limit)
      .map((ways) => planOf(ways)),
});

function wander(look: L, unit: string, kind: MoveKind, rng: Rng): readonly Way[] {
  const angle = rng.int(0, 3599);
  const share = rng.int(1, 4) / 4;
  return inDirection(look, unit, kind, cosine(angle) / TRIG_SCALE, sine(angle) / TRIG_SCALE, share);
}

/** The formation along a direction by a share of its allowance, the one in terrain if the way leads through some. */
function inDirection(look: L, unit: string, kind: MoveKind, x: number, y: number, share: number): readonly Way[] {
  const far = unitAllowance(look.state, unit, kind, false) * share;
  const ways = translation(look, unit, Math.trunc(x * far), Math.trunc(y * far));
  if (!isSlowed(look.state, unit, ways)) return ways;
  const slow = unitAllowance(look.state, unit, kind, true) * share;
  return slow >= far ? ways : translation(look, unit, Math.trunc(x * slow), Math.trunc(y * slow));
}

/** FD-GAP-28: straight into contact with the nearest enemy, everybody as far as possible. */
function charge(look: L, unit: string, kind: MoveKind): readonly Way[] | null {
  if (kind === 'vanguard') return null;
  let best: string | null = null;
  let least = unitAllowance(look.state, unit, kind, false);
  for (const id of enemyUnits(look.state, unit)) {
    const { gap } = nearestPair(look, unit, id);
    if (gap > least) continue;
    least = gap;
    best = id;
  }
  return best === null ? null : chargeAt(look, unit, best);
}

export function chargeAt(look: L, unit: string, target: string): readonly Way[] | null {
  const { from, to } = nearestPair(look, unit, target);
  const now = standing(look, unit);
  const foe = standing(look, target).bodies[to]!;
  const body = now.bodies[from]!;
  const shift = shiftIntoContact(body, foe.centre.x - body.centre.x, foe.centre.y - body.centre.y, foe);
  if (shift === null || (shift.dx === 0 && shift.dy === 0)) return null;
  return advance(look, unit, shift.dx, shift.dy).map(({ model, x, y, facing }) => {
    const { centre } = now.bodies[now.models.indexOf(model)]!;
    return wayAlong(
      look.state,
      model,
      [
        { x: centre.x, y: centre.y },
        { x, y },
      ],
      facing,
    );
  });
}

const centreOf = (look: L, unit: string): { x: number; y: number } => {
  const { box } = standing(look, unit);
  return { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 };
};

/** What is worth going to: markers, the hill, enemies; the nearest first. */
function goalsOf(look: L, unit: string): { x: number; y: number }[] {
  const at = centreOf(look, unit);
  const far = (p: { x: number; y: number }): number => Math.abs(p.x - at.x) + Math.abs(p.y - at.y);
  const markers = Object.values(look.state.objectives).map((o) => o.at);
  const places = look.state.mission === 'kingOfTheHill' ? [HILL] : markers;
  const foes = enemyUnits(look.state, unit).map((id) => centreOf(look, id));
  return [...places.sort((p, q) => far(p) - far(q)).slice(0, 3), ...foes.sort((p, q) => far(p) - far(q))];
}

function towardsGoal(look: L, unit: string, kind: MoveKind, share: number): readonly Way[] | null {
  const goal = goalsOf(look, unit)[0];
  return goal === undefined ? null : towards(look, unit, kind, goal, share);
}

function towards(
  look: L,
  unit: string,
  kind: MoveKind,
  goal: { x: number; y: number },
  share: number,
): readonly Way[] | null {
  const at = centreOf(look, unit);
  const dx = goal.x - at.x;
  const dy = goal.y - at.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length < 1) return null;
  const reach = unitAllowance(look.state, unit, kind, false);
  return inDirection(look, unit, kind, dx / length, dy / length, share * Math.min(1, length / reach));
}

const DIRECTIONS = [0, 450, 900, 1350, 1800, 2250, 2700, 3150];

/** Moves worth trying: into contact, towards what matters, then all round. */
function promising(look: L, unit: string, kind: MoveKind): (readonly Way[])[] {
  const found: (readonly Way[])[] = [];
  const reach = unitAllowance(look.state, unit, kind, false);
  for (const id of kind === 'vanguard' ? [] : enemyUnits(look.state, unit)) {
    const ways = nearestPair(look, unit, id).gap <= reach ? chargeAt(look, unit, id) : null;
    if (ways !== null) found.push(ways);
  }
  for (const goal of goalsOf(look, unit).slice(0, 4)) {
    for (const share of [1, 0.5]) {
      const ways = towards(look, unit, kind, goal, share);
      if (ways !== null) found.push(ways);
    }
  }
  for (const angle of DIRECTIONS)
    found.push(inDirection(look, unit, kind, cosine(angle) / TRIG_SCALE, sine(angle) / TRIG_SCALE, 1));
  return found;
}
