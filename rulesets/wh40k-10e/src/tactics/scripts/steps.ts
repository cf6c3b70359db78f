import type { Plan, Refusal } from '@walstatt/engine';
import { blockFormation, cosine, type Point, sine, TRIG_SCALE } from '@walstatt/geometry';
import { baseOf, inch, standing } from '../../04-measuring/table-top.ts';
import { levelNear } from '../../10-movement/footing.ts';
import { refuseWays } from '../../10-movement/judge.ts';
import type { Move } from '../../10-movement/manner.ts';
import { shiftedBy, unitAllowance } from '../../10-movement/move/formation.ts';
import { footOf, planOf, type Way } from '../../10-movement/ways.ts';
import { refuseEnds, SCOUTING } from '../../19-deployment/scouts/request.ts';
import type { L } from '../../kit.ts';
import { apart, middleOf } from './middle.ts';

/** Where a whole unit can go. */

/** A step of the middle of a unit, in ticks. */
type Step = { readonly dx: number; readonly dy: number };
type Better = { readonly step: Step; readonly gain: number };

/** The directions that are tried, in tenths of a degree, and how far. */
const DIRECTIONS = Array.from({ length: 16 }, (_, i) => i * 225);
const SHARES = [1, 0.66, 0.33];

/** How many steps are judged before the unit forms up anew, and how many then. */
const TRIES = 8;
const ANEW = 5;

/** A unit does not set out for less. */
const WORTH_GOING = inch(0.5);

/** The answer of a unit that stays where it is. */
export const STAY: Plan = [];

/** Whether an answer leads anywhere. */
export const isStay = (plan: Plan): boolean => plan.every(({ legs }) => legs.length === 0);

/**
 * The step whose end is worth most, or staying, if that is worth as much. `goal` is a place that the unit may want to
 * reach exactly.
 */
export function bestStep(look: L, move: Move, worth: (end: Point) => number, goal: Point | null = null): Plan {
  const steps = betterSteps(look, move, worth, goal);
  for (const { step } of steps.slice(0, TRIES)) {
    const ways = shifted(look, move, step);
    if (ways !== null) return planOf(ways);
  }
  const here = worth(middleOf(look, move.unit));
  for (const { step } of steps.slice(0, ANEW))
    for (const columns of COLUMNS) {
      const ways = formedUp(look, move, step, columns);
      if (ways === null || refuse(look, move, ways) !== null) continue;
      if (worth(endOf(look, move.unit, ways)) > here) return planOf(ways);
    }
  for (const { step } of steps.slice(TRIES, 3 * TRIES)) {
    const ways = shifted(look, move, step);
    if (ways !== null) return planOf(ways);
  }
  return STAY;
}

/** The whole unit shifted by a step, or by as much of it as it can go: woods slow it down, and climbing takes its share. */
function shifted(look: L, move: Move, { dx, dy }: Step): readonly Way[] | null {
  const ways = shiftedBy(look, move.unit, dx, dy);
  const refusal = refuse(look, move, ways);
  if (refusal === null) return ways;
  const { measured, limit } = refusal;
  if (typeof measured !== 'number' || typeof limit !== 'number' || measured <= limit || limit <= 0) return null;
  if (!LENGTHS.has(refusal.code)) return null;
  const share = (0.99 * limit) / measured;
  const shorter = shiftedBy(look, move.unit, Math.trunc(dx * share), Math.trunc(dy * share));
  return refuse(look, move, shorter) === null ? shorter : null;
}

/** Why the unit may not go so. Scouts also keep away from enemies. */
const refuse = (look: L, move: Move, ways: readonly Way[]): Refusal | null =>
  refuseWays(look, move, ways) ?? (move.manner === SCOUTING ? refuseEnds(look, move.unit, ways) : null);

/** Refusals that a shorter way may avoid. */
const LENGTHS: ReadonlySet<string> = new Set(['tooFar', 'tooFarInWoods']);

/** Where the middle of a unit is after its move. */
function endOf(look: L, unit: string, ways: readonly Way[]): Point {
  const { models } = standing(look, unit);
  const at = middleOf(look, unit);
  let [x, y] = [0, 0];
  for (const { feet } of ways) {
    x += (feet[feet.length - 1]!.x - feet[0]!.x) / models.length;
    y += (feet[feet.length - 1]!.y - feet[0]!.y) / models.length;
  }
  return { x: at.x + x, y: at.y + y };
}

/** The ranks in which a unit forms up anew where it cannot keep its shape, and how far it goes then. */
const COLUMNS = [5, 3, 2];
const SHORTER = 0.65;
const SPREAD = inch(0.4);

/** The unit forms up in ranks: its shape does not fit through, or has fallen apart. Only for round bases, which need not turn. */
function formedUp(look: L, { unit }: Move, { dx, dy }: Step, columns: number): readonly Way[] | null {
  const { bodies, models, spots } = standing(look, unit);
  if (models.length === 1 || bodies.some((b) => b.kind !== 'circle')) return null;
  const at = middleOf(look, unit);
  const pose = { x: Math.round(at.x + dx * SHORTER), y: Math.round(at.y + dy * SHORTER), z: 0, facing: 0 };
  const free = blockFormation(
    models.map((m) => baseOf(look.state, m)),
    Math.min(columns, models.length),
    SPREAD,
    pose,
  );
  return models.map((model, i) => {
    const from = footOf(spots[i]!);
    let nearest = 0;
    for (let k = 1; k < free.length; k++) if (apart(free[k]!, from) < apart(free[nearest]!, from)) nearest = k;
    const { x, y } = free.splice(nearest, 1)[0]!;
    return { model, feet: [from, { ...from, x, y, z: levelNear(look, model, { ...from, x, y }) }] };
  });
}

/** How much better the best place is that a move could lead to, if nothing is in the way there. */
export const gainBy = (look: L, move: Move, worth: (end: Point) => number): number =>
  betterSteps(look, move, worth, null)[0]?.gain ?? 0;

/** The steps to places that are worth more than where the unit stands, the best first. */
function betterSteps(look: L, move: Move, worth: (end: Point) => number, goal: Point | null): Better[] {
  const at = middleOf(look, move.unit);
  const here = worth(at);
  const { width, depth } = look.state.board;
  return stepsFrom(look, move, at, goal)
    .filter(({ dx, dy }) => at.x + dx > 0 && at.y + dy > 0 && at.x + dx < width && at.y + dy < depth)
    .map((step) => ({ step, gain: worth({ x: at.x + step.dx, y: at.y + step.dy }) - here }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain);
}

/** Where around a goal a unit may end: on a marker itself nobody stands. */
const BESIDE = inch(1.6);

function stepsFrom(look: L, move: Move, at: Point, goal: Point | null): Step[] {
  const reach = unitAllowance(look, move) ?? 0;
  const steps: Step[] = [];
  const towards = (x: number, y: number): void => {
    const far = apart(at, { x, y });
    const share = far > reach ? reach / far : 1;
    if (far >= WORTH_GOING) steps.push({ dx: Math.trunc((x - at.x) * share), dy: Math.trunc((y - at.y) * share) });
  };
  if (goal !== null) {
    towards(goal.x, goal.y);
    if (apart(at, goal) < reach + 2 * BESIDE)
      for (const angle of DIRECTIONS.filter((_, i) => i % 2 === 0))
        towards(goal.x + (BESIDE * cosine(angle)) / TRIG_SCALE, goal.y + (BESIDE * sine(angle)) / TRIG_SCALE);
  }
  for (const share of SHARES)
    for (const angle of DIRECTIONS) {
      const far = (reach * share) / TRIG_SCALE;
      steps.push({ dx: Math.trunc(cosine(angle) * far), dy: Math.trunc(sine(angle) * far) });
    }
  return steps;
}
