import {
  type Body,
  type Box,
  convexHull,
  gapAtMost,
  outerPolygon,
  type Point,
  type Polygon,
  passage,
} from '@walstatt/geometry';
import { boxesMeet } from '@walstatt/tabletop';
import { type Standing, standing, tableTop } from '../01-units/space.ts';
import { areEnemyUnits, typeOf, type UnitType } from '../01-units/units.ts';
import { unitsTouch } from '../08-close-combat/contact.ts';
import { blocksSight, piecesOf } from '../14-terrain/terrain.ts';
import type { L } from '../kit.ts';

/**
 * FD-LOS-01, FD-GAP-17: sight in plan view. A model sees another if some straight line from its base to the other's is
 * free. Lines run between the two silhouettes. If one convex thing cuts both outermost lines, no line is free.
 */

/**
 * A convex thing in the way: its corners, widened by a reach. A unit of round bases is the hull of their centres,
 * widened.
 */
type Blocker = { readonly shape: Polygon; readonly reach: number };

const LARGE: readonly UnitType[] = ['walker', 'monstrousCreature', 'vehicle', 'gravVehicle'];

/** FD-GAP-17: 1 is small, 2 is large. */
const heightOf = (look: L, unit: string): number => (LARGE.includes(typeOf(look.state, unit)) ? 2 : 1);

/** Which models of `target` at least one model of `unit` sees (FD-LOS-02, FD-LOS-03), in unit order. */
export const seenModels = (look: L, unit: string, target: string): readonly boolean[] =>
  look.memo('sight', `${unit} ${target}`, () => {
    const a = standing(look, unit);
    const b = standing(look, target);
    const blockers = blockersBetween(look, unit, target, a, b);
    return b.bodies.map((q) => a.bodies.some((p) => isFree(p, q, blockers)));
  });

/** Does any model see any model? This question is cheaper. */
export function sees(look: L, unit: string, target: string): boolean {
  return look.memo('sees', `${unit} ${target}`, () => {
    const a = standing(look, unit);
    const b = standing(look, target);
    const blockers = blockersBetween(look, unit, target, a, b);
    if (blockers.length === 0) return true;
    for (const p of a.bodies) for (const q of b.bodies) if (isFree(p, q, blockers)) return true;
    return false;
  });
}

/** FD-SHOOT-04, FD-GAP-34: does the model at this place in its unit see a model of the target within the range? */
export function seesWithin(look: L, unit: string, place: number, target: string, range: number): boolean {
  const a = standing(look, unit);
  const b = standing(look, target);
  const p = a.bodies[place]!;
  const blockers = blockersBetween(look, unit, target, a, b);
  for (const q of b.bodies)
    if (gapAtMost(p, q, range) && (blockers.length === 0 || isFree(p, q, blockers))) return true;
  return false;
}

/** FD-GAP-80: the models of a unit that one model sees. */
export function seenBy(look: L, unit: string, model: string, target: string): string[] {
  const a = standing(look, unit);
  const b = standing(look, target);
  const p = a.bodies[a.models.indexOf(model)]!;
  const blockers = blockersBetween(look, unit, target, a, b);
  return b.models.filter((_, i) => isFree(p, b.bodies[i]!, blockers));
}

/**
 * FD-LOS-08, FD-TERRAIN-11: pieces of terrain between two units block sight, except those that one of the two is in: a
 * unit can look out of a piece and be seen inside it (FD-TERRAIN-12, FD-GAP-21). FD-LOS-06, FD-LOS-07, FD-GAP-18:
 * enemies of the unit block sight, but friends, lower units and units that it touches do not.
 */
function blockersBetween(look: L, unit: string, target: string, a: Standing, b: Standing): readonly Blocker[] {
  return look.memo('blockers', `${unit} ${target}`, () => {
    const s = look.state;
    const box: Box = {
      minX: Math.min(a.box.minX, b.box.minX),
      minY: Math.min(a.box.minY, b.box.minY),
      maxX: Math.max(a.box.maxX, b.box.maxX),
      maxY: Math.max(a.box.maxY, b.box.maxY),
    };
    const blockers: Blocker[] = [];
    let mine: readonly string[] | null = null;
    let theirs: readonly string[] = [];
    const { pieces, units } = tableTop(look);
    for (const { id, terrain: t, box: around } of pieces) {
      if (!blocksSight(t) || !boxesMeet(around, box)) continue;
      if (mine === null) {
        mine = piecesOf(look, unit);
        theirs = piecesOf(look, target);
      }
      if (!mine.includes(id) && !theirs.includes(id)) blockers.push({ shape: t.shape, reach: 0 });
    }
    const high = Math.max(heightOf(look, unit), heightOf(look, target));
    for (const c of units) {
      const { id } = c;
      if (id === target || id === unit || !boxesMeet(c.box, box)) continue;
      if (!areEnemyUnits(s, unit, id) || high > heightOf(look, id) || unitsTouch(look, unit, id)) continue;
      blockers.push(hullOf(c));
    }
    return blockers;
  });
}

/** FD-LOS-09, FD-GAP-18: the unit as one closed object. */
function hullOf({ bodies }: Standing): Blocker {
  const first = bodies[0]!;
  if (first.kind === 'circle' && bodies.every((b) => b.kind === 'circle' && b.radius === first.radius))
    return { shape: convexHull(bodies.map((b) => b.centre)), reach: first.radius };
  const points = bodies.flatMap((b) => (b.kind === 'hull' ? b.points : outerPolygon(b.centre, b.radius)));
  return { shape: convexHull(points), reach: 0 };
}

/** Where the lines between two silhouettes begin and end, in eighths of the way across each. */
const GRID = 8;

/** FD-GAP-17: is some line from one base to the other free? */
function isFree(a: Body, b: Body, blockers: readonly Blocker[]): boolean {
  if (lineFree(a.centre, b.centre, blockers)) return true;
  const dx = b.centre.x - a.centre.x;
  const dy = b.centre.y - a.centre.y;
  const [la, ra] = silhouette(a, dx, dy);
  const [lb, rb] = silhouette(b, dx, dy);
  for (const o of blockers) if (cuts(o, la, lb) && cuts(o, ra, rb)) return false;
  for (let i = 0; i <= GRID; i++) {
    const p = between(la, ra, i);
    for (let j = 0; j <= GRID; j++) if (lineFree(p, between(lb, rb, j), blockers)) return true;
  }
  return false;
}

/** The outermost points of a base to the left and right of a direction. */
function silhouette(body: Body, dx: number, dy: number): [Point, Point] {
  if (body.kind === 'circle') {
    const length = Math.sqrt(dx * dx + dy * dy);
    const k = length === 0 ? 0 : body.radius / length;
    const x = Math.round(-dy * k);
    const y = Math.round(dx * k);
    const { centre } = body;
    return [
      { x: centre.x + x, y: centre.y + y },
      { x: centre.x - x, y: centre.y - y },
    ];
  }
  let left = body.points[0]!;
  let right = left;
  const off = (p: Point): number => dx * p.y - dy * p.x;
  for (const p of body.points) {
    if (off(p) > off(left)) left = p;
    if (off(p) < off(right)) right = p;
  }
  return [left, right];
}

const between = (a: Point, b: Point, eighths: number): Point => ({
  x: Math.round(a.x + ((b.x - a.x) * eighths) / GRID),
  y: Math.round(a.y + ((b.y - a.y) * eighths) / GRID),
});

function lineFree(p: Point, q: Point, blockers: readonly Blocker[]): boolean {
  for (const o of blockers) if (cuts(o, p, q)) return false;
  return true;
}

/** A thing that is only touched blocks nothing. */
const cuts = (o: Blocker, p: Point, q: Point): boolean => passage(p, q, o.shape, o.reach, true) !== null;
