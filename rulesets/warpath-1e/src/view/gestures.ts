import type { Answer, Placed, Plan, Request } from '@walstatt/engine';
import { distanceSquared, normaliseAngle, type Point } from '@walstatt/geometry';
import type { Gesture } from '@walstatt/scene';
import type { Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { arriveRequest } from '../requests/arrive.ts';
import { disembarkRequest } from '../requests/disembark.ts';
import { asPlaces } from '../requests/places.ts';
import type { placing } from '../requests/placing.ts';
import { block, widths } from '../rules/formation.ts';
import { modelIndex } from '../rules/pieces.ts';
import { modelsOf, sideOfUnit } from '../rules/units.ts';
import { type DriveLeft, driveAlong } from './drive-gesture.ts';

type Args = Partial<DriveLeft> & { readonly unit?: string; readonly allowance?: number };

/** Where the leader's place is given to a hair's breadth, the nearest legal one is meant. */
const NEAREST: Readonly<Record<string, ReturnType<typeof placing>>> = {
  arrive: arriveRequest,
  disembark: disembarkRequest,
};

/** A gesture as an answer. What goes beyond the allowance is shortened to it; everything else is left to the check. */
export function fromGesture(look: Look, r: Request, g: Gesture, before: Answer | null): Answer | null {
  const args = (r.args ?? {}) as Args;
  const u = args.unit === undefined ? undefined : look.state.units[args.unit];
  if (r.kind === 'place') {
    if (g.gesture !== 'pick') return null;
    const near = NEAREST[r.name]?.findNear(look, r, g.at) ?? null;
    if (near !== null) return near;
    return u === undefined
      ? r.pieces.map((piece) => ({ piece, pose: { x: g.at.x, y: g.at.y } }))
      : placeAt(look, args.unit!, u, g);
  }
  if (r.kind !== 'path' || g.gesture === 'pick' || u === undefined) return null;
  const points = g.gesture === 'drag' ? [g.from, g.to] : g.points;
  if (args.left !== undefined) return driveAlong(args.unit!, u, points, g.turn, { ...args, left: args.left });
  return walk(r, args.unit!, u, g.pieces, points, args.allowance ?? Number.POSITIVE_INFINITY, before);
}

function placeAt(look: Look, unit: string, u: Unit, g: Gesture & { gesture: 'pick' }): readonly Placed[] {
  const south = look.state.sides[sideOfUnit(look.state, u)]?.edge === 'south';
  const facing = normaliseAngle((south ? 900 : 2700) + g.turn);
  return asPlaces(unit, block(u, { x: g.at.x, y: g.at.y, facing }, widths(u)[0]!));
}

/** All models that were taken along go the same way. */
function walk(
  r: Request & { kind: 'path' },
  unit: string,
  u: Unit,
  pieces: readonly string[],
  points: readonly Point[],
  most: number,
  before: Answer | null,
): Plan {
  const models = modelsOf(u)!;
  const way = shortened(points, most);
  const from = way[0]!;
  const moved = r.movers
    .filter((m) => pieces.includes(m) || pieces.includes(unit))
    .map((mover) => {
      const { x, y } = models[modelIndex(mover)]!;
      return { mover, legs: way.slice(1).map((p) => ({ leg: 'to', x: x + p.x - from.x, y: y + p.y - from.y })) };
    });
  const kept = ((before ?? []) as Plan).filter((p) => !moved.some((m) => m.mover === p.mover));
  return [...kept, ...moved];
}

/** The way up to a length; it ends where that is used up. */
function shortened(points: readonly Point[], most: number): Point[] {
  const way = [points[0]!];
  let left = most;
  for (const p of points.slice(1)) {
    const last = way[way.length - 1]!;
    const length = Math.sqrt(distanceSquared(last, p));
    if (length > left) {
      const part = Math.max(0, left - 2) / length;
      way.push({ x: Math.round(last.x + (p.x - last.x) * part), y: Math.round(last.y + (p.y - last.y) * part) });
      break;
    }
    way.push(p);
    left -= length;
  }
  return way;
}
