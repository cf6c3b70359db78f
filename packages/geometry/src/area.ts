import { cosine, FULL_TURN, sine, TRIG_SCALE } from './angle.ts';
import type { Body } from './body.ts';
import { boxesNear, boxOfPolygon } from './box.ts';
import { doubleArea, type Point, type Polygon } from './point.ts';
import { overlapsRegion, whollyInRegion } from './region.ts';
import { joined, type Stretch, stretchesInside } from './stretch.ts';

/** How many corners the polygon has that replaces a circle when areas are measured. */
const CORNERS = 120;
/** Scales that polygon to the area of the circle: √(2π / 120 / sin 3°). */
const SAME_AREA = Math.sqrt((2 * Math.PI * TRIG_SCALE) / (CORNERS * sine(FULL_TURN / CORNERS)));

/**
 * The footprint as a convex polygon of the same area. A circle becomes a polygon of 120 corners that are not on whole
 * ticks.
 */
export function footprintPolygon(body: Body): Polygon {
  if (body.kind === 'hull') return body.points;
  const { centre } = body;
  const r = (body.radius * SAME_AREA) / TRIG_SCALE;
  return Array.from({ length: CORNERS }, (_, i) => {
    const angle = (i * FULL_TURN) / CORNERS;
    return { x: centre.x + r * cosine(angle), y: centre.y + r * sine(angle) };
  });
}

/**
 * The share of a footprint, from 0 to 1, that lies in the union of the regions (which may overlap). 0 and 1 are exact
 * where a single region decides. Otherwise the error is below 1e-6 for hulls and below 0.0005 for circles.
 */
export function footprintShare(body: Body, regions: readonly Polygon[]): number {
  const near = regions.filter((r) => overlapsRegion(body, r));
  if (near.length === 0) return 0;
  if (near.some((r) => whollyInRegion(body, r))) return 1;
  const shape = footprintPolygon(body);
  return Math.min(1, (2 * commonArea(shape, near)) / Math.abs(doubleArea(centred(shape, body.centre))));
}

/** Moves the shape to the origin, where areas lose no digits. */
const centred = (shape: Polygon, c: Point): Polygon => shape.map((p) => ({ x: p.x - c.x, y: p.y - c.y }));

type Edge = { readonly low: Point; readonly high: Point; readonly owner: number };

/**
 * The area, in square ticks, of the part of a polygon that lies in at least one region. The plane is cut into
 * horizontal strips at every corner and at every point where edges cross. Inside a strip no edges cross, so each piece
 * is a trapezoid.
 */
export function commonArea(shape: Polygon, regions: readonly Polygon[]): number {
  const box = boxOfPolygon(shape);
  const edges: Edge[] = [];
  const levels: number[] = [];
  [shape, ...regions].forEach((polygon, owner) => {
    for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
      const a = polygon[j]!;
      const b = polygon[i]!;
      if (b.y > box.minY && b.y < box.maxY) levels.push(b.y);
      if (a.y === b.y || Math.max(a.y, b.y) <= box.minY || Math.min(a.y, b.y) >= box.maxY) continue;
      edges.push(a.y < b.y ? { low: a, high: b, owner } : { low: b, high: a, owner });
    }
  });
  levels.push(box.minY, box.maxY);
  for (let i = 0; i < edges.length; i++)
    for (let k = i + 1; k < edges.length; k++) {
      const y = crossingLevel(edges[i]!, edges[k]!);
      if (y !== null && y > box.minY && y < box.maxY) levels.push(y);
    }
  levels.sort((a, b) => a - b);
  let area = 0;
  for (let i = 1; i < levels.length; i++) {
    const height = levels[i]! - levels[i - 1]!;
    if (height > 0) area += height * commonWidth(edges, (levels[i]! + levels[i - 1]!) / 2, regions.length);
  }
  return area;
}

function crossingLevel(a: Edge, b: Edge): number | null {
  if (a.owner === b.owner) return null;
  const dy = a.high.y - a.low.y;
  const dx = a.high.x - a.low.x;
  const ey = b.high.y - b.low.y;
  const ex = b.high.x - b.low.x;
  const cross = dx * ey - dy * ex;
  if (cross === 0) return null;
  const t = ((b.low.x - a.low.x) * ey - (b.low.y - a.low.y) * ex) / cross;
  return t > 0 && t < 1 ? a.low.y + t * dy : null;
}

/** The width, at one level, of whatever lies both in the shape (owner 0) and in any region. */
function commonWidth(edges: readonly Edge[], y: number, regions: number): number {
  const cuts: { x: number; owner: number }[] = [];
  for (const { low, high, owner } of edges) {
    if (low.y >= y || high.y <= y) continue;
    cuts.push({ x: low.x + ((y - low.y) * (high.x - low.x)) / (high.y - low.y), owner });
  }
  cuts.sort((a, b) => a.x - b.x);
  const inside = new Array<boolean>(regions + 1).fill(false);
  let count = 0;
  let width = 0;
  let last = 0;
  for (const { x, owner } of cuts) {
    if (inside[0] && count > 0) width += x - last;
    last = x;
    inside[owner] = !inside[owner];
    if (owner > 0) count += inside[owner] ? 1 : -1;
  }
  return width;
}

/**
 * The length in ticks of the part of a straight leg that lies in the union of the regions, borders included. Error
 * below 1e-6.
 */
export function lengthInside(from: Point, to: Point, regions: readonly Polygon[]): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const box = boxOfPolygon([from, to]);
  let inside: Stretch[] = [];
  for (const r of regions) {
    if (!boxesNear(box, boxOfPolygon(r), 0)) continue;
    const more = stretchesInside(from, to, r, true);
    inside = inside.length === 0 ? more : joined([...inside, ...more]);
  }
  let share = 0;
  for (const s of inside) share += s.to - s.from;
  return share * Math.sqrt(dx * dx + dy * dy);
}

/**
 * The share of a path of several legs that lies in the union of the regions, from 0 to 1. Error below 1e-6 of the path.
 */
export function pathShare(path: readonly Point[], regions: readonly Polygon[]): number {
  let inside = 0;
  let length = 0;
  for (let i = 1; i < path.length; i++) {
    const a = path[i - 1]!;
    const b = path[i]!;
    inside += lengthInside(a, b, regions);
    length += Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
  }
  return length === 0 ? 0 : Math.min(1, inside / length);
}
