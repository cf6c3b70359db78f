import type { Plan } from '@walstatt/engine';
import { distanceSquared, type Point, rotate } from '@walstatt/geometry';
import type { Asked, L } from '../kit.ts';
import { bodiesOf } from '../rules/field.ts';
import { followPlan } from '../rules/plan.ts';
import { shiftAll } from '../rules/ways.ts';

/** Turns off the straight way, in tenths of a degree, and shares of the way, the best first. */
const TURNS = [0, 300, -300, 600, -600];
const SHARES = [1, 0.5];

/** The whole unit side by side towards a point, until its leader is `short` of it. It stays if every way is barred. */
export function approach(look: L, r: Asked<'planMove'>, to: Point, short = 0): Plan {
  const { unit, allowance } = r.args;
  const from = bodiesOf(look, unit)[0]!.centre;
  const away = Math.sqrt(distanceSquared(from, to));
  // A tick less, because both coordinates are rounded.
  const most = Math.min(allowance - 1, away - short);
  if (most <= 0) return [];
  for (const share of SHARES)
    for (const turn of TURNS) {
      const part = (most * share) / away;
      const step = rotate({ x: Math.trunc((to.x - from.x) * part), y: Math.trunc((to.y - from.y) * part) }, turn);
      const plan = shiftAll(look, unit, r.movers, step);
      if (followPlan(look, r.args, plan).refusal === null) return plan;
    }
  return [];
}

/** How far the unit's leader is from a point. Infinite if the unit is not on the table. */
export function awayFrom(look: L, unit: string, to: Point): number {
  const [leader] = bodiesOf(look, unit);
  return leader === undefined ? Number.POSITIVE_INFINITY : Math.sqrt(distanceSquared(leader.centre, to));
}
