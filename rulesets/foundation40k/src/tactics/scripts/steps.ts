import type { Plan } from '@walstatt/engine';
import { blockFormation, cosine, type Point, sine, TRIG_SCALE } from '@walstatt/geometry';
import { straight, type Way } from '@walstatt/tabletop';
import { baseOf, inch, standing } from '../../01-units/space.ts';
import { advance } from '../../05-movement/advance.ts';
import { unitAllowance } from '../../05-movement/allowance.ts';
import { judgeMove, type Move } from '../../05-movement/judge-move.ts';
import { inDirection } from '../../05-movement/move/formation.ts';
import { regroup } from '../../05-movement/regroup.ts';
import { isThrough, planOf } from '../../05-movement/ways.ts';
import type { L } from '../../kit.ts';
import { isAtRisk } from './land.ts';
import { apart, middleOf } from './middle.ts';

/** Where a whole unit can go that keeps its shape. */

/** A step in a direction of length 1, by a share of the allowance. */
type Step = { readonly towards: Point; readonly share: number; readonly end: Point };

/** The directions that are tried, in tenths of a degree, and how far. */
const DIRECTIONS = Array.from({ length: 16 }, (_, i) => i * 225);
const SHARES = [1, 0.66, 0.33];

/** How many steps are judged before the unit squeezes through as well as it can. */
const TRIES = 8;

/** The answer of a unit that stays where it is, or regroups there if it is broken. */
export function stay(look: L, { unit, kind }: Move): Plan {
  const { ways } = regroup(look, unit, kind);
  return ways.length > 0 ? planOf(ways) : [{ mover: standing(look, unit).models[0]!, legs: [] }];
}

/** Whether an answer leads anywhere. */
export const isStay = (plan: Plan): boolean => plan.every(({ legs }) => legs.length === 0);

/** A unit does not set out for less. */
const WORTH_GOING = inch(0.5);

/**
 * The step whose end is worth most, or staying, if that is worth as much. `goal` is a place that the unit may want to
 * reach exactly. A broken unit regroups.
 */
export function bestStep(look: L, move: Move, worth: (end: Point) => number, goal: Point | null = null): Plan {
  const { unit, kind } = move;
  const { ways: back, parts } = regroup(look, unit, kind);
  const steps = betterSteps(look, move, worth, goal).map((s) => s.step);
  const may = (ways: readonly Way[] | null): ways is readonly Way[] =>
    ways !== null && !isRash(look, unit, ways) && judgeMove(look, move, ways, parts) === null;
  const here = worth(middleOf(look, unit));
  const helps = (ways: readonly Way[] | null): ways is readonly Way[] =>
    may(ways) && worth(endOf(look, unit, ways)) > here;
  if (back.length === 0) {
    let tries = TRIES;
    for (const step of steps) {
      const ways = inDirection(look, move, step.towards, step.share);
      if (isRash(look, unit, ways)) continue;
      if (may(ways)) return planOf(ways);
      if (--tries === 0) break;
    }
  }
  for (const step of steps.slice(0, 3))
    for (const columns of COLUMNS) {
      const ways = formedUp(look, move, step, columns);
      if (helps(ways)) return planOf(ways);
    }
  if (back.length > 0) return planOf(back);
  for (const step of steps.slice(0, 2)) {
    const ways = squeezed(look, move, step);
    if (helps(ways)) return planOf(ways);
  }
  return stay(look, move);
}

/** Where the middle of a unit is after its move, or where it is now if that is hardly elsewhere. */
function endOf(look: L, unit: string, ways: readonly Way[]): Point {
  const { models, spots } = standing(look, unit);
  let [x, y] = [0, 0];
  for (const { model, points } of ways) {
    const from = spots[models.indexOf(model)]!;
    x += (points.at(-1)!.x - from.x) / models.length;
    y += (points.at(-1)!.y - from.y) / models.length;
  }
  const at = middleOf(look, unit);
  const end = { x: at.x + x, y: at.y + y };
  return apart(at, end) < WORTH_GOING ? at : end;
}

/** Nobody goes through terrain in which models may be lost. */
const isRash = (look: L, unit: string, ways: readonly Way[]): boolean =>
  isAtRisk(look, unit) && ways.some((w) => isThrough(look, w));

/** The ranks in which a unit forms up anew where it cannot keep its shape, and how far it goes then. */
const COLUMNS = [5, 3];
const SHORTER = 0.7;
const SPREAD = inch(0.5);

/** The unit forms up in ranks: its chain was broken, or its shape does not fit through. */
function formedUp(look: L, { unit, kind }: Move, { towards, share }: Step, columns: number): readonly Way[] | null {
  const { bodies, models, spots } = standing(look, unit);
  const at = middleOf(look, unit);
  const far = unitAllowance(look.state, unit, kind, true) * share * SHORTER;
  const pose = { x: Math.round(at.x + towards.x * far), y: Math.round(at.y + towards.y * far), z: 0, facing: 900 };
  const free = blockFormation(
    models.map((m) => baseOf(look.state, m)),
    Math.min(columns, models.length),
    SPREAD,
    pose,
  );
  return models.map((model, i) => {
    let nearest = 0;
    for (let k = 1; k < free.length; k++)
      if (apart(free[k]!, bodies[i]!.centre) < apart(free[nearest]!, bodies[i]!.centre)) nearest = k;
    const { x, y } = free.splice(nearest, 1)[0]!;
    return straight(model, spots[i]!, { x, y });
  });
}

/** How much better the best place is that a move could lead to, if nothing is in the way there. */
export const gainBy = (look: L, move: Move, worth: (end: Point) => number): number =>
  betterSteps(look, move, worth, null)[0]?.gain ?? 0;

/** The steps to places that are worth more than where the unit stands, the best first. */
function betterSteps(
  look: L,
  move: Move,
  worth: (end: Point) => number,
  goal: Point | null,
): { readonly step: Step; readonly gain: number }[] {
  const at = middleOf(look, move.unit);
  const here = worth(at);
  return stepsFrom(look, move, at, goal)
    .map((step) => ({ step, gain: worth(step.end) - here }))
    .filter((s) => s.gain > 0)
    .sort((a, b) => b.gain - a.gain);
}

function stepsFrom(look: L, { unit, kind }: Move, at: Point, goal: Point | null): Step[] {
  const reach = unitAllowance(look.state, unit, kind, false);
  const steps: Step[] = [];
  if (goal !== null) {
    const far = apart(at, goal);
    if (far >= WORTH_GOING)
      steps.push(stepFrom(at, { x: (goal.x - at.x) / far, y: (goal.y - at.y) / far }, Math.min(1, far / reach), reach));
  }
  for (const share of SHARES)
    for (const angle of DIRECTIONS)
      steps.push(stepFrom(at, { x: cosine(angle) / TRIG_SCALE, y: sine(angle) / TRIG_SCALE }, share, reach));
  return steps;
}

const stepFrom = (at: Point, towards: Point, share: number, reach: number): Step => ({
  towards,
  share,
  end: { x: at.x + towards.x * share * reach, y: at.y + towards.y * share * reach },
});

/** Every model goes as far as it can. */
function squeezed(look: L, { unit, kind }: Move, { towards, share }: Step): readonly Way[] | null {
  const reach = unitAllowance(look.state, unit, kind, true) * share;
  const { spots } = standing(look, unit);
  const ends = advance(look, unit, Math.trunc(towards.x * reach), Math.trunc(towards.y * reach));
  return ends.length === 0 ? null : ends.map(({ model, x, y }, i) => straight(model, spots[i]!, { x, y }));
}
