import type { Leg, Plan, Refusal } from '@walstatt/engine';
import { bodyAt, normaliseAngle } from '@walstatt/geometry';
import { isBodyIn, isCoordinate, stepIn } from '@walstatt/tabletop';
import { baseOf, inch, type Standing, standing, tableTop, volumeAt } from '../../04-measuring/table-top.ts';
import { refuseFooting } from '../../10-movement/footing.ts';
import { refuseEnd } from '../../10-movement/judge.ts';
import type { Manner, Move } from '../../10-movement/manner.ts';
import { refusePassage } from '../../10-movement/passage.ts';
import { endOf, type Foot, footOf, standingAfter, type Way } from '../../10-movement/ways.ts';
import type { State } from '../../generated/state.ts';
import type { L } from '../../kit.ts';

/** WH-AIR-10. */
const LEAST = inch(20);
/** WH-AIR-11, in tenths of a degree. */
export const PIVOT = 900;

/** How far one aircraft flies, how it turns then, and at which height it ends. */
export type Flight = { readonly model: string; readonly distance: number; readonly turn: number; readonly z: number };

/** An answer as flights, one for each model of the unit. Null if it is not one. */
export function flightsOf(look: L, unit: string, plan: Plan): Flight[] | null {
  const { models } = standing(look, unit);
  const flights = plan.flatMap(({ mover, legs }) => (legs.length === 1 ? [flightOf(mover, legs[0]!)] : []));
  if (flights.length !== models.length || flights.some((f) => f === null)) return null;
  return flights as Flight[];
}

/** One leg as a flight. Null if it is not one. */
export function flightOf(model: string, { leg, distance, turn = 0, z = 0 }: Leg): Flight | null {
  if (leg !== 'fly' || !isCoordinate(distance) || !isCoordinate(turn) || !isCoordinate(z)) return null;
  return distance < 0 || z < 0 || Math.abs(turn) > PIVOT ? null : { model, distance, turn, z };
}

/** The straight way of a flight, and where the model stands once it has turned. */
function wayOf(look: L, unit: string, { model, distance, z }: Omit<Flight, 'turn'>): Way {
  const { models, spots } = standing(look, unit);
  const from = footOf(spots[models.indexOf(model)]!);
  const { dx, dy } = stepIn(from.facing, distance);
  return { model, feet: [from, { x: from.x + dx, y: from.y + dy, z, facing: from.facing }] };
}

export const endOfFlight = (look: L, unit: string, flight: Flight): Foot => {
  const end = endOf(wayOf(look, unit, flight));
  return { ...end, facing: normaliseAngle(end.facing + flight.turn) };
};

/** WH-G-83: where an aircraft may end is an option; an aircraft that may end anywhere may pass anywhere, too. */
const MANNERS: Readonly<Record<State['options']['aircraftEnds'], Manner>> = {
  anywhere: { far: 'WH-AIR-10', characteristic: false, near: null, end: null, flies: true },
  outside: { far: 'WH-AIR-10', characteristic: false, near: 'WH-MOVE-18', end: 'WH-ENG-05', flies: true },
};

const moveFor = ({ state }: L, unit: string): Move => ({
  unit,
  manner: MANNERS[state.options.aircraftEnds],
  distance: 0,
});

/**
 * WH-AIR-10, WH-AIR-12: straight forward at least 20", as far as one likes. WH-AIR-13: an aircraft that would cross the edge leaves the
 * battlefield instead. WH-AIR-11: the pivot is free. For the rest it is a normal move.
 */
export function refuseFlights(look: L, unit: string, flights: readonly Flight[]): Refusal | null {
  const move = moveFor(look, unit);
  const now = standing(look, unit);
  const turned: Way[] = flights.map((f) => ({ model: f.model, feet: [endOfFlight(look, unit, f)] }));
  const ends = standingAfter(look.state, now, turned);
  for (let i = 0; i < flights.length; i++) {
    const { model, distance } = flights[i]!;
    if (distance < LEAST)
      return { code: 'tooShort', rule: 'WH-AIR-10', measured: distance, limit: LEAST, unit: 'length', args: { model } };
    const own = standingAfter(look.state, now, turned.slice(0, i));
    const refusal =
      refuseStraight(look, move, wayOf(look, unit, flights[i]!), own) ??
      (isOff(look.state, model, endOf(turned[i]!))
        ? { code: 'offTable', rule: 'WH-AIR-13' as const, args: { model } }
        : null) ??
      refuseFooting(look, { model, volume: volumeOf(look.state, model, endOf(turned[i]!)) }) ??
      refuseEnd(look, move, ends, model);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Terrain is no obstacle: there is no limit to how far an aircraft moves, so it can always climb. */
function refuseStraight(look: L, move: Move, way: Way, own: Standing): Refusal | null {
  const others = [...tableTop(look).units.filter(({ id }) => id !== move.unit), own];
  const refusal = refusePassage(look, { move, course: { way, climbs: [], aloft: true, length: 0 }, others });
  return refusal?.code === 'offTable' ? { ...refusal, rule: 'WH-AIR-13' } : refusal;
}

const volumeOf = (s: State, model: string, foot: Foot) => volumeAt(s, model, bodyAt(baseOf(s, model), foot), foot.z);

const isOff = (s: State, model: string, foot: Foot): boolean =>
  !isBodyIn(bodyAt(baseOf(s, model), foot), { minX: 0, minY: 0, maxX: s.board.width, maxY: s.board.depth });

/** Steps of a quarter of an inch in which ends are looked for. */
const STEP = inch(0.25);

/** An end that is allowed, if all models fly equally far and nobody turns. Null if none is found. */
export function findFlights(look: L, unit: string): Flight[] | null {
  const { width, depth } = look.state.board;
  const { models } = standing(look, unit);
  for (let distance = LEAST; distance <= width + depth; distance += STEP) {
    const flights = models.map((model): Flight => ({ model, distance, turn: 0, z: 0 }));
    const refusal = refuseFlights(look, unit, flights);
    if (refusal === null) return flights;
    if (refusal.rule === 'WH-AIR-13') return null;
  }
  return null;
}

/**
 * WH-AIR-12, WH-AIR-13: with no upper limit, an aircraft may always fly on until it crosses the edge, if nobody bars its
 * way. WH-AIR-14: an aircraft that cannot make the move leaves as well. Refused only with an end that is allowed.
 */
export function refuseLeaving(look: L, unit: string): Refusal | null {
  const { models } = standing(look, unit);
  if (models.some((model) => reachesEdge(look, unit, model))) return null;
  const better = findFlights(look, unit);
  return better === null
    ? null
    : { code: 'mustFly', rule: 'WH-AIR-14', args: { unit }, better: planOf(better) as never };
}

export const planOf = (flights: readonly Flight[]): Plan =>
  flights.map(({ model, distance, turn, z }) => ({ mover: model, legs: [{ leg: 'fly', distance, turn, z }] }));

/** Whether nothing bars the straight way of a model to the edge. */
function reachesEdge(look: L, unit: string, model: string): boolean {
  const { width, depth } = look.state.board;
  const at = (distance: number): Way => wayOf(look, unit, { model, distance, z: 0 });
  let inside = 0;
  let outside = width + depth;
  while (outside - inside > 1) {
    const middle = Math.floor((inside + outside) / 2);
    if (isOff(look.state, model, endOf(at(middle)))) outside = middle;
    else inside = middle;
  }
  return refuseStraight(look, moveFor(look, unit), at(inside), standing(look, unit)) === null;
}
