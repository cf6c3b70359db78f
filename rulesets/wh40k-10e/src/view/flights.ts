import type { Leg, Plan } from '@walstatt/engine';
import { cosine, type Point, sine, TRIG_SCALE } from '@walstatt/geometry';
import type { Course, Drawn } from '@walstatt/tabletop';
import { standing } from '../04-measuring/table-top.ts';
import { footOf } from '../10-movement/ways.ts';
import { crewOf } from '../12-transports/capacity.ts';
import { endOfFlight, flightOf, PIVOT } from '../23-aircraft/fly-ahead/flight.ts';
import type { L } from '../kit.ts';

/** What is drawn and shown of aircraft, which fly straight ahead. */

function footOfModel(look: L, model: string) {
  const { models, spots } = standing(look, crewOf(look.state, model));
  return footOf(spots[models.indexOf(model)]!);
}

/** As far ahead as the line that was drawn leads, then as much of the turn as is allowed. */
export function flightDrawn(look: L, model: string, { points, turn }: Drawn): Plan[number] {
  const { facing } = footOfModel(look, model);
  const [from, to] = [points[0]!, points[points.length - 1]!];
  const ahead = ((to.x - from.x) * cosine(facing) + (to.y - from.y) * sine(facing)) / TRIG_SCALE;
  const within = Math.max(-PIVOT, Math.min(PIVOT, Math.round(turn)));
  return { mover: model, legs: [{ leg: 'fly', distance: Math.max(0, Math.round(ahead)), turn: within, z: 0 }] };
}

/** Where a flight ends, and the line that leads there. */
export function courseOfFlight(look: L, model: string, leg: Leg): Course | null {
  const flight = flightOf(model, leg);
  if (flight === null) return null;
  const from = footOfModel(look, model);
  const end = endOfFlight(look, crewOf(look.state, model), flight);
  const way: readonly Point[] = [from, end];
  return { ...end, way };
}
