import type { Plan } from '@walstatt/engine';
import type { Point } from '@walstatt/geometry';
import { stepIn } from '@walstatt/tabletop';
import { pieceName } from '../../01-units/pieces.ts';
import { modelsOf } from '../../01-units/units.ts';
import { inches } from '../../07-measuring/lengths.ts';
import { closingUp, isTornApart } from '../../08-movement/walk/close-up.ts';
import { refuseWalk } from '../../08-movement/walk/walk-check.ts';
import type { WalkArgs } from '../../08-movement/walk/walk-gait.ts';
import type { Asked, Look } from '../../kit.ts';
import { groundFor } from '../cells.ts';
import { costBetween, type Step, stepsTowards } from '../ways.ts';
import { type Post, postOf } from './posts.ts';
import { walkerFor } from './room.ts';

/** How much a unit likes to stand somewhere. */
export type Value = (x: number, y: number) => number;

/** Directions and shares of the allowance in which places are looked for: to judge an order, and to go there. */
type Grain = { readonly directions: number; readonly shares: readonly number[] };
const COARSE: Grain = { directions: 8, shares: [1, 0.5] };
const FINE: Grain = { directions: 16, shares: [1, 0.6, 0.3] };

/** How many places are tried before a unit stays. */
const TRIES = 10;

/** The places that a unit could go to with an allowance; where it stands is the first. */
function* placesFor(look: Look, me: Post, allowance: number, { directions, shares }: Grain): Iterable<Point> {
  const { width, depth } = look.state.table;
  yield { x: me.x, y: me.y };
  for (let i = 0; i < directions; i++)
    for (const share of shares) {
      const { dx, dy } = stepIn((3600 / directions) * i, Math.floor(allowance * share));
      const [x, y] = [me.x + dx, me.y + dy];
      if (x >= me.w && y >= me.h && x <= width - me.w && y <= depth - me.h) yield { x, y };
    }
}

/** About what the best place is worth that a unit could go to with an allowance. */
export function bestValue(look: Look, me: Post, allowance: number, value: Value): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const { x, y } of placesFor(look, me, allowance, COARSE)) best = Math.max(best, value(x, y));
  return best;
}

/** All models go the same way to the best place that the unit may go to: straight, or towards a goal around corners. */
export function walkTo(look: Look, r: Asked<'walk'>, value: Value, goal: Point | null): Plan {
  const { unit } = r.args;
  if (isTornApart(look, unit)) return closingUp(look, r.args);
  const me = postOf(look, unit)!;
  const steps = [
    ...straightSteps(look, r.args, me),
    ...(goal === null || r.args.jump ? [] : around(look, r.args, me, goal)),
  ];
  const valued = steps.map((step) => ({ step, value: value(me.x + step.dx, me.y + step.dy) }));
  let tries = TRIES;
  for (const { step } of valued.sort((a, b) => b.value - a.value)) {
    if (Math.abs(step.dx) + Math.abs(step.dy) < LEAST) return [];
    const plan = shifted(look, unit, step);
    if (refuseWalk(look, r, plan) === null) return plan;
    tries--;
    if (tries === 0) break;
  }
  return [];
}

/** Steps straight to a place, as far as the ground allows. */
function straightSteps(look: Look, { allowance, jump }: WalkArgs, me: Post): Step[] {
  const ground = groundFor(look, walkerFor(look, me));
  const steps: Step[] = [];
  for (const at of placesFor(look, me, allowance, FINE))
    if (jump || costBetween(ground, me, at) <= allowance * NEARLY) steps.push({ dx: at.x - me.x, dy: at.y - me.y });
  return steps;
}

/** Cells are coarser than the rules. */
const NEARLY = 1.1;

const around = (look: Look, { allowance }: WalkArgs, me: Post, goal: Point): Step[] =>
  stepsTowards(look, { ...walkerFor(look, me), x: me.x, y: me.y }, goal, allowance);

/** A shorter step does not count. */
const LEAST = inches(0.25);

const shifted = (look: Look, unit: string, { dx, dy, via = [] }: Step): Plan =>
  modelsOf(look.state.units[unit]!)!.map((m, i) => ({
    mover: pieceName(unit, i),
    legs: [...via, { x: dx, y: dy }].map((p) => ({ leg: 'to', x: m.x + p.x, y: m.y + p.y })),
  }));
