import type { Answer, Leg, Placed, Plan, Request } from '@walstatt/engine';
import { cosine, distanceSquared, normaliseAngle, type Point, sine } from '@walstatt/geometry';
import type { Gesture } from '@walstatt/scene';
import type { Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { arriveRequest } from '../requests/arrive.ts';
import { disembarkRequest } from '../requests/disembark.ts';
import { asPlaces } from '../requests/places.ts';
import type { placing } from '../requests/placing.ts';
import { block, widths } from '../rules/formation.ts';
import { inches } from '../rules/lengths.ts';
import { modelIndex, pieceName } from '../rules/pieces.ts';
import { modelsOf, sideOfUnit } from '../rules/units.ts';

type Args = { readonly unit?: string; readonly allowance?: number; readonly left?: number };

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
  if (args.left !== undefined) return drive(args.unit!, u, points, g.turn, args.left);
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

/** The direction in which a point lies, to a tenth of a degree. */
function directionTo(from: Point, to: Point): number {
  const reach = (a: number): number => (to.x - from.x) * cosine(a) + (to.y - from.y) * sine(a);
  let best = 0;
  for (let a = 0; a < 3600; a += 60) if (reach(a) > reach(best)) best = a;
  const near = best;
  for (let a = near - 60; a <= near + 60; a++) if (reach(a) > reach(best)) best = a;
  return normaliseAngle(best);
}

/** From -1800 to 1800. */
const signed = (a: number): number => (normaliseAngle(a) > 1800 ? normaliseAngle(a) - 3600 : normaliseAngle(a));

/** A vehicle turns towards the end of the way and goes there, backwards if it lies behind; it turns as asked for in the end. */
function drive(unit: string, u: Unit, points: readonly Point[], turn: number, most: number): Plan {
  const start = modelsOf(u)![0]!;
  const end = points[points.length - 1]!;
  const to = { x: start.x + end.x - points[0]!.x, y: start.y + end.y - points[0]!.y };
  const far = Math.min(most, Math.floor(Math.sqrt(distanceSquared(start, to))));
  const legs: Leg[] = [];
  if (far > inches(0.2)) {
    const by = signed(directionTo(start, to) - start.facing);
    const back = Math.abs(by) > 1500;
    const turned = back ? signed(by + 1800) : by;
    if (Math.abs(turned) > 20) legs.push({ leg: 'turn', by: turned });
    legs.push({ leg: 'go', distance: back ? -far : far });
  }
  if (turn !== 0) legs.push({ leg: 'turn', by: signed(turn) });
  return legs.length === 0 ? [] : [{ mover: pieceName(unit, 0), legs }];
}
