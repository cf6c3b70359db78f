import type { Point } from '@walstatt/geometry';
import { directionTo, fanFrom, legLength, stepIn } from '@walstatt/tabletop';
import { areEnemyUnits } from '../01-units/units.ts';
import { standing, tableTop } from '../04-measuring/table-top.ts';
import type { Move } from '../10-movement/manner.ts';
import { firstShift, unitAllowance } from '../10-movement/move/formation.ts';
import { moveAsked } from '../10-movement/move/request.ts';
import { planOf } from '../10-movement/ways.ts';
import { transportOf } from '../12-transports/capacity.ts';
import { termsFor } from '../12-transports/disembark/terms.ts';
import { findRoom } from '../19-deployment/set-up/room.ts';
import { termsOf } from '../19-deployment/set-up/terms.ts';
import { type L, tactic } from '../kit.ts';

const DIRECTIONS = 12;
const SHARES = [1, 0.5, 0.25];

/** Units go for the nearest marker or enemy, get away from enemies if they fall back, and come on as soon as they can. */
export const moving = {
  moveNext: tactic('moveNext', {
    likely: (look, { options }) =>
      options.find(({ id }) => transportOf(look.state, id) === null || getsOut(look, id))?.id ?? null,
  }),
  disembark: tactic('disembark', {
    sample: (look, { args: { unit, transport, how } }) => findRoom(look, unit, termsFor(look, transport, how)),
    likely: (look, { args: { unit, transport, how } }) => findRoom(look, unit, termsFor(look, transport, how)),
  }),
  moveHow: tactic('moveHow', {
    likely: (_, { options }) => (options.find(({ id }) => id === 'normal') ?? options.at(-1)!).id,
  }),
  move: tactic('move', {
    sample: (look, { args }, rng) => shift(look, moveAsked(args), steps(look, moveAsked(args), rng.int(0, 3599))),
    likely(look, { args }) {
      const move = moveAsked(args);
      const goal = args.how === 'fallBack' ? null : goalOf(look, args.unit);
      return shift(look, move, steps(look, move, directionOf(look, args.unit, goal), goal));
    },
  }),
  arriveNext: tactic('arriveNext', { likely: (_, { options }) => options[0]?.id ?? null }),
  setUp: tactic('setUp', {
    sample: (look, { args: { unit, how } }) => findRoom(look, unit, termsOf(look.state, unit, how)),
    likely: (look, { args: { unit, how } }) => findRoom(look, unit, termsOf(look.state, unit, how)),
  }),
};

/** Who would find no room outside is not selected to get out, or the same question would come again and again. */
const getsOut = (look: L, unit: string): boolean =>
  findRoom(look, unit, termsFor(look, transportOf(look.state, unit)!, 'disembark')) !== null;

function shift(look: L, move: Move, tried: Iterable<Point>) {
  const ways = firstShift(look, move, tried);
  return ways === null ? null : planOf(ways);
}

/** As far as possible in a direction, then less far and to the sides of it; not beyond the goal. */
function* steps(look: L, move: Move, direction: number, goal: Point | null = null): Generator<Point> {
  const most = unitAllowance(look, move);
  if (most === null) return;
  const { x, y } = standing(look, move.unit).spots[0]!;
  const far = goal === null ? most : Math.min(most, Math.floor(legLength({ x, y }, goal)));
  for (const share of SHARES)
    for (const tenths of fanFrom(direction, DIRECTIONS)) {
      const { dx, dy } = stepIn(tenths, far * share);
      yield { x: dx, y: dy };
    }
}

/** The nearest objective marker or enemy. */
function goalOf(look: L, unit: string): Point | null {
  const { x, y } = standing(look, unit).spots[0]!;
  const markers = Object.values(look.state.objectives).map(({ at }) => at);
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of [...markers, ...foesOf(look, unit)]) {
    const far = legLength({ x, y }, place);
    if (far >= least) continue;
    least = far;
    best = place;
  }
  return best;
}

const foesOf = (look: L, unit: string): Point[] =>
  tableTop(look).units.flatMap(({ id, spots }) => (areEnemyUnits(look.state, unit, id) ? [spots[0]!] : []));

/** Towards the goal, or without one straight away from the first enemy. */
function directionOf(look: L, unit: string, goal: Point | null): number {
  const at = standing(look, unit).spots[0]!;
  if (goal !== null) return directionTo(at, goal);
  const [foe] = foesOf(look, unit);
  return foe === undefined ? 0 : directionTo(foe, at);
}
