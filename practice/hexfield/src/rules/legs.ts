import type { Leg } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { Field, State, Unit } from '../generated/state.ts';
import { groundAmong, newlyCovered, shifted, someWalled } from './board.ts';
import { AHEAD_LEFT, isBeast, LEFT, REAR_LEFT, REAR_RIGHT, RIGHT } from './formation.ts';

/** Where a unit stands in the middle of a move. */
export type Stance = { readonly fields: readonly Field[]; readonly facing: number; readonly altitude: number };

/** What a leg amounts to: where it ends, what it costs, which fields it newly enters, whether a wall is in the way. */
export type Stride = {
  readonly to: Stance;
  readonly points: number;
  readonly manoeuvres: number;
  readonly entered: readonly Field[];
  readonly walled: boolean;
};

const NONE: readonly Field[] = [];

const side = (leg: Leg): 0 | 1 | null => (leg['to'] === 0 || leg['to'] === 1 ? leg['to'] : null);
const turn = (leg: Leg): -1 | 1 | null => (leg['by'] === -1 || leg['by'] === 1 ? leg['by'] : null);

/** The leg vocabulary of this game. Null if this unit has no such leg, whatever the ground. */
export function stride(state: State, u: Unit, from: Stance, leg: Leg): Stride | null {
  const to = side(leg);
  switch (leg.leg) {
    case 'advance':
      return to === null ? null : step(state, from, AHEAD_LEFT + to, 1, 0);
    case 'back':
      return to === null ? null : step(state, from, to === 0 ? REAR_LEFT : REAR_RIGHT, 2, 0);
    case 'shift':
      return to === null || isBeast(u) ? null : step(state, from, to === 0 ? LEFT : RIGHT, 2, 1);
    case 'turn':
      return isBeast(u) ? null : turned(from, turn(leg), 1);
    case 'wheel':
      return to === null || isBeast(u) ? null : wheel(state, from, to);
    case 'pivot':
      return isBeast(u) ? pivot(state, from, leg) : null;
    case 'spin':
      return isBeast(u) ? turned(from, turn(leg), 2) : null;
    case 'rise':
      return u.profile.flies && from.altitude < 3 ? climb(from, 1) : null;
    case 'sink':
      return u.profile.flies && from.altitude > 0 ? climb(from, -1) : null;
    default:
      return null;
  }
}

/** HX-MOVE-03, HX-MOVE-04: one field in a direction counted from the facing. HX-MOVE-07: woods cost one point more. */
function step(state: State, from: Stance, relative: number, points: number, manoeuvres: number): Stride {
  const direction = hex.sixths(from.facing + relative);
  const fields = shifted(from.fields, direction);
  const entered = newlyCovered(from.fields, fields);
  const flying = from.altitude > 0;
  return {
    to: { fields, facing: from.facing, altitude: from.altitude },
    points: points + (!flying && groundAmong(state, 'wood', entered) !== null ? 1 : 0),
    manoeuvres,
    entered,
    walled: !flying && someWalled(state, from.fields, direction),
  };
}

/**
 * HX-MOVE-05: every element turns on its field. HX-BEAST-01: a spin by two corners about the centre covers the same
 * fields.
 */
function turned(from: Stance, by: -1 | 1 | null, corners: number): Stride | null {
  if (by === null) return null;
  const facing = hex.sixths(from.facing + by * corners);
  const fields = corners === 1 ? from.fields : [0, 1, 2].map((i) => from.fields[(i + by + 3) % 3]!);
  return { to: { fields, facing, altitude: from.altitude }, points: 0, manoeuvres: 1, entered: NONE, walled: false };
}

/** HX-MOVE-06: forward about the left end (to 0) or the right end (to 1) of the front rank. */
function wheel(state: State, from: Stance, to: 0 | 1): Stride {
  const front = hex.rowsOf(from.fields, hex.cornerHeading(from.facing))[0]!.hexes;
  const pivot = to === 0 ? front[0]! : front[front.length - 1]!;
  const by = to === 0 ? -1 : 1;
  const w = hex.wheel(from.fields, pivot, by);
  const flying = from.altitude > 0;
  let points = 0;
  for (const walk of w.walks) points = Math.max(points, walk.hexes.length);
  const rough = !flying && groundAmong(state, 'wood', w.entered) !== null;
  return {
    to: { fields: w.to, facing: hex.sixths(from.facing + by), altitude: from.altitude },
    points: points + (rough ? 1 : 0),
    manoeuvres: 1,
    entered: w.entered,
    walled: !flying && w.walks.some((walk, i) => crossesWall(state, from.fields[i]!, walk)),
  };
}

const crossesWall = (state: State, from: Field, walk: hex.RingWalk): boolean =>
  walk.directions.some((d, i) => someWalled(state, [i === 0 ? from : walk.hexes[i - 1]!], d));

/** HX-BEAST-01: about one of its own fields. */
function pivot(state: State, from: Stance, leg: Leg): Stride | null {
  const by = turn(leg);
  const about = leg['about'];
  if (by === null || (about !== 0 && about !== 1 && about !== 2)) return null;
  const centre = from.fields[about]!;
  const fields = from.fields.map((h) => hex.rotateAbout(h, centre, by));
  return {
    to: { fields, facing: hex.sixths(from.facing + by), altitude: from.altitude },
    points: 1,
    manoeuvres: 1,
    entered: newlyCovered(from.fields, fields),
    walled: from.fields.some((h, i) => {
      const direction = hex.directionBetween(h, fields[i]!);
      return direction !== undefined && someWalled(state, [h], direction);
    }),
  };
}

/** HX-FLY-01. Landing enters every field anew. */
function climb(from: Stance, by: 1 | -1): Stride {
  const altitude = from.altitude + by;
  const entered = by < 0 && altitude === 0 ? from.fields : NONE;
  return { to: { ...from, altitude }, points: 1, manoeuvres: 0, entered, walled: false };
}
