import type { Leg, Plan } from '@walstatt/engine';
import {
  contactWith,
  distanceSquared,
  footprintOf,
  gapAtMost,
  groundFor,
  type Point,
  rotate,
  shiftIntoContact,
  shortestPath,
} from '@walstatt/geometry';
import type { L } from '../kit.ts';
import { touch } from './engagement.ts';
import { field, standingOf } from './field.ts';
import { type Move, refuseEnd } from './plan.ts';
import { type Standing, sameLevel, TABLE } from './space.ts';
import { followWay, type Surroundings } from './way.ts';

/**
 * SK-CHARGE-03: the nearest models go into contact one after the other; the others stay. Null if none can.
 * Long ways around are looked for until one model is there.
 */
export function chargePlan(look: L, move: Move, movers: readonly Standing[]): Plan | null {
  const { all, impassable } = field(look);
  const models = [...all];
  const targets = standingOf(look, move.target!);
  const plan: { mover: string; legs: readonly Leg[] }[] = [];
  for (const { mover, near } of byNearness(movers, targets)) {
    for (const legs of waysInto({ models, impassable }, mover, near, move.allowance, plan.length === 0)) {
      const end = followWay(look, { models, impassable }, mover.model, legs, move.allowance);
      if ('code' in end || refuseEnd(models, end.at, move) !== null) continue;
      if (!targets.some((t) => touch(end.at, t))) continue;
      models[models.findIndex((m) => m.model === mover.model)] = end.at;
      plan.push({ mover: mover.model, legs });
      break;
    }
  }
  return plan.length === 0 ? null : plan;
}

const apart = (a: Standing, b: Standing): number => distanceSquared(a.body.centre, b.body.centre);

/** Movers by the distance of their nearest target, each with the targets at its level, nearest first. */
function byNearness(
  movers: readonly Standing[],
  targets: readonly Standing[],
): { mover: Standing; near: readonly Standing[] }[] {
  return movers
    .filter((m) => !targets.some((t) => touch(m, t)))
    .map((mover) => ({
      mover,
      near: targets.filter((t) => sameLevel(mover, t)).sort((a, b) => apart(mover, a) - apart(mover, b)),
    }))
    .filter(({ near }) => near.length > 0)
    .sort((a, b) => apart(a.mover, a.near[0]!) - apart(b.mover, b.near[0]!));
}

/** Ways into contact worth trying: straight ones first, then (`farther`) one around what bars the nearest target. */
function* waysInto(
  around: Surroundings,
  mover: Standing,
  targets: readonly Standing[],
  allowance: number,
  farther: boolean,
): Iterable<readonly Leg[]> {
  for (const target of targets)
    if (gapAtMost(mover.body, target.body, allowance)) yield* straightWays(around, mover, target);
  const [nearest] = targets;
  if (!farther || nearest === undefined || !gapAtMost(mover.body, nearest.body, allowance)) return;
  const way = wayAround(around, mover, nearest, allowance);
  if (way !== null) yield way;
}

const go = ({ x, y }: Point): Leg => ({ leg: 'go', x, y });

/** Directions around a round target from which a model tries to reach it, in tenths of a degree off the straight way. */
const FLANKS = [450, -450, 900, -900];
/** Ticks left free beside a round target, so that rounding never overlaps. */
const CLEAR = 3;

function* straightWays(around: Surroundings, mover: Standing, target: Standing): Iterable<readonly Leg[]> {
  const from = mover.body.centre;
  const to = target.body.centre;
  const others = around.models.filter((m) => m.model !== mover.model && m !== target && sameLevel(m, mover));
  const shift = shiftIntoContact(
    mover.body,
    to.x - from.x,
    to.y - from.y,
    target.body,
    0,
    others.map((m) => m.body),
  );
  if (shift !== null) yield [go({ x: from.x + shift.dx, y: from.y + shift.dy })];
  if (mover.body.kind !== 'circle' || target.body.kind !== 'circle') return;
  const distance = Math.sqrt(apart(mover, target));
  if (distance === 0) return;
  const reach = (mover.body.radius + target.body.radius + CLEAR) / distance;
  for (const angle of FLANKS) {
    const arm = rotate({ x: (from.x - to.x) * reach, y: (from.y - to.y) * reach }, angle);
    yield [go({ x: to.x + arm.x, y: to.y + arm.y })];
  }
}

/** The shortest way into contact that keeps clear of everybody and everything. */
function wayAround(around: Surroundings, mover: Standing, target: Standing, allowance: number): readonly Leg[] | null {
  if (mover.body.kind !== 'circle') return null;
  const obstacles = [...around.models, ...around.impassable]
    .filter((o) => o !== target && (o as Standing).model !== mover.model && sameLevel(o, mover))
    .map((o) => ({ shape: footprintOf(o.body) }));
  const ground = groundFor(mover.body.radius, obstacles, TABLE);
  const path = shortestPath(ground, mover.body.centre, contactWith(target.body), allowance);
  return path === null || path.points.length < 2 ? null : path.points.slice(1).map(go);
}
