import type { Leg, Plan } from '@walstatt/engine';
import { cosine, distanceSquared, exactDirection, type Point, signedAngle, sine, TRIG_SCALE } from '@walstatt/geometry';
import { pieceName } from '../01-units/pieces.ts';
import { modelsOf } from '../01-units/units.ts';
import { inches } from '../07-measuring/lengths.ts';
import { ahead, turnedBy } from '../19-vehicles/drive/drive.ts';
import type { Spot, Unit } from '../generated/state.ts';

/** What is left of a drive: how far it may still go, and how often it may still turn. */
export type DriveLeft = { readonly left: number; readonly bend?: number; readonly pivots?: number };

/**
 * In tenths of a degree. No hand draws straighter: turns up to `TREMBLE` are not meant, and ways up to `STRAIGHT` are
 * straight.
 */
const TREMBLE = 20;
const STRAIGHT = 300;
/** A point farther round than this is behind the vehicle. */
const BEHIND = 1500;
const LEAST = inches(0.2);

/**
 * WP-VEHICLE-05 to -08: a vehicle turns towards each point of the way and drives there, in reverse if the first point
 * lies behind it; at the end it turns as asked. A way that needs more turns than are left begins straight ahead. So a
 * manoeuvre with one waypoint drives, turns and drives, and full power keeps its direction. A vehicle that pivots turns
 * towards the last point.
 */
export function driveAlong(unit: string, u: Unit, points: readonly Point[], turn: number, c: DriveLeft): Plan {
  const start = modelsOf(u)![0]!;
  const way = points.slice(1).map((p) => ({ x: start.x + p.x - points[0]!.x, y: start.y + p.y - points[0]!.y }));
  const legs: Leg[] = [];
  const straight = way.length + Math.abs(Math.sign(turn)) > (c.bend ?? 0) + (c.pivots ?? 0);
  let at: Spot = start;
  let { left } = c;
  let back: boolean | null = null;
  for (const to of way) {
    const far = Math.min(left, Math.floor(Math.sqrt(distanceSquared(at, to))));
    if (far <= LEAST) continue;
    const by = signedAngle(exactDirection(at, to) - at.facing);
    const first = back === null;
    back ??= Math.abs(by) > BEHIND;
    const turned = back ? signedAngle(by + 1800) : by;
    const keeps = first && straight && Math.abs(turned) <= STRAIGHT;
    const distance = keeps ? Math.min(left, along(at, to)) : far;
    if (!keeps && Math.abs(turned) > TREMBLE) {
      legs.push({ leg: 'turn', by: turned });
      at = turnedBy(at, turned);
    }
    legs.push({ leg: 'go', distance: back ? -distance : distance });
    at = ahead(at, back ? -distance : distance);
    left -= distance;
  }
  const by = signedAngle(c.left === 0 && turn === 0 ? towards(start, way) : turn);
  if (by !== 0) legs.push({ leg: 'turn', by });
  return legs.length === 0 ? [] : [{ mover: pieceName(unit, 0), legs }];
}

/** The turn that points a vehicle to where it was dragged, for a vehicle that may only turn. */
function towards(at: Spot, way: readonly Point[]): number {
  const to = way[way.length - 1];
  return to === undefined || distanceSquared(at, to) <= LEAST * LEAST ? 0 : exactDirection(at, to) - at.facing;
}

/** How far a point lies along a vehicle's axis, ahead or behind. */
const along = (at: Spot, to: Point): number =>
  Math.floor(Math.abs((to.x - at.x) * cosine(at.facing) + (to.y - at.y) * sine(at.facing)) / TRIG_SCALE);
