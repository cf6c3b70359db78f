import { angleBetween } from './angle-between.ts';
import type { Body } from './body.ts';
import { doubleArea, type Point, type Polygon } from './point.ts';

/** The share of a body's area, from 0 to 1, that lies in a disc. Error below 1e-9. */
export function discShare(body: Body, centre: Point, radius: number): number {
  if (body.kind === 'circle') {
    const dx = body.centre.x - centre.x;
    const dy = body.centre.y - centre.y;
    return lensShare(body.radius, radius, Math.sqrt(dx * dx + dy * dy));
  }
  const moved = body.points.map((p) => ({ x: p.x - centre.x, y: p.y - centre.y }));
  const share = (2 * areaInDisc(moved, radius)) / doubleArea(moved);
  return Math.max(0, Math.min(1, share));
}

/** The share of a disc of radius r that lies in a disc of radius R whose centre is at distance d. */
export function lensShare(r: number, R: number, d: number): number {
  if (d >= r + R) return 0;
  if (d + r <= R) return 1;
  if (d + R <= r) return (R * R) / (r * r);
  const x = (d * d + r * r - R * R) / (2 * d);
  const h = Math.sqrt(Math.max(0, r * r - x * x));
  return (segment(r, x, h) + segment(R, d - x, h)) / (Math.PI * r * r);
}

/** Area of the part of a disc beyond a chord at distance x (negative: beyond the centre) with half-length h. */
const segment = (r: number, x: number, h: number): number => r * r * angleBetween(h, x) - x * h;

/** Area that a counter-clockwise polygon shares with the disc around the origin: a signed sum over the edges. */
function areaInDisc(points: Polygon, radius: number): number {
  let sum = 0;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) sum += wedge(points[j]!, points[i]!, radius);
  return sum;
}

/**
 * Signed area of the part of the disc inside the triangle (origin, p, q): a triangle where the edge is inside the disc,
 * a sector where it is outside.
 */
function wedge(p: Point, q: Point, radius: number): number {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const dd = dx * dx + dy * dy;
  const half = p.x * dx + p.y * dy;
  const cross = p.x * dy - p.y * dx;
  const root = radius * radius * dd - cross * cross;
  if (root <= 0) return sector(p, q, radius);
  const width = Math.sqrt(root);
  const from = Math.max(0, Math.min(1, (-half - width) / dd));
  const to = Math.max(0, Math.min(1, (-half + width) / dd));
  if (from >= to) return sector(p, q, radius);
  const a = { x: p.x + from * dx, y: p.y + from * dy };
  const b = { x: p.x + to * dx, y: p.y + to * dy };
  return sector(p, a, radius) + (a.x * b.y - a.y * b.x) / 2 + sector(b, q, radius);
}

function sector(p: Point, q: Point, radius: number): number {
  const cross = p.x * q.y - p.y * q.x;
  if (cross === 0) return 0;
  const angle = angleBetween(Math.abs(cross), p.x * q.x + p.y * q.y);
  return ((cross > 0 ? angle : -angle) * radius * radius) / 2;
}
