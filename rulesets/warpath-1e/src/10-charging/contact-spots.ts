import {
  type Body,
  boxOf,
  CONTACT_GAP,
  cosine,
  distanceSquared,
  gapToRegionAtMost,
  INCH,
  normaliseAngle,
  type Point,
  rotate,
  sine,
  TRIG_SCALE,
} from '@walstatt/geometry';
import type { TableTop } from '../07-measuring/table-top.ts';
import { acrossObstacle } from './contact.ts';

/** How close together places along an edge are tried. */
const STEP = INCH / 2;

/** How close together places around a point are tried at last, in tenths of a degree. */
const CLOSE = 30;

/** Half the gap that still counts as contact: rounding to ticks leaves it contact without overlap. */
const TOUCH = 5;

/**
 * A place for the centre of a charger's base. Whether he may stand there, as far as everything but his comrades is
 * concerned, is the same for the whole unit and found out when somebody first asks.
 */
export type Room = { readonly at: Point; stands: boolean | null };

export const roomAt = (at: Point): Room => ({ at, stands: null });

/** Places for the centre of a round base in contact with a body; across an obstacle, too, if one stands there. */
export function contactSpots(top: TableTop, body: Body, radius: number): Point[] {
  const spots = around(body, radius + TOUCH);
  for (const p of top.pieces) {
    if (p.terrain.kind !== 'obstacle' || !gapToRegionAtMost(body, p.shape, CONTACT_GAP)) continue;
    for (const spot of along(p.shape, body, radius + TOUCH))
      if (acrossObstacle(top, { kind: 'circle', centre: spot, radius }, body)) spots.push(spot);
  }
  return spots;
}

/** Places beside the edges of an outline, on both sides, and around its corners, near where a body lies. */
function along(shape: readonly Point[], body: Body, reach: number): Point[] {
  const spots: Point[] = [];
  const near = body.centre;
  const box = boxOf(body);
  // Farther along the edge no two bases are within an inch of each other.
  const far = Math.max(box.maxX - box.minX, box.maxY - box.minY) / 2 + reach + INCH;
  const steps = Math.ceil(far / STEP);
  for (let i = 0; i < shape.length; i++) {
    const a = shape[i]!;
    const b = shape[(i + 1) % shape.length]!;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length === 0) continue;
    const foot = ((near.x - a.x) * dx + (near.y - a.y) * dy) / length;
    for (let angle = 0; angle < 3600; angle += 150) spots.push(pointAt(a, angle, reach));
    for (let step = -steps; step <= steps; step++) {
      const k = Math.max(0, Math.min(length, foot + step * STEP)) / length;
      for (const side of [1, -1]) {
        const x = a.x + k * dx + (side * dy * reach) / length;
        const y = a.y + k * dy - (side * dx * reach) / length;
        spots.push({ x: Math.round(x), y: Math.round(y) });
      }
    }
  }
  return spots;
}

function around(body: Body, reach: number): Point[] {
  const spots: Point[] = [];
  if (body.kind === 'circle') {
    const r = body.radius + reach;
    for (let a = 0; a < 3600; a += 150) spots.push(pointAt(body.centre, a, r));
    return spots;
  }
  const n = body.points.length;
  for (let i = 0; i < n; i++) {
    const p = body.points[i]!;
    const q = body.points[(i + 1) % n]!;
    const dx = q.x - p.x;
    const dy = q.y - p.y;
    const length = Math.sqrt(dx * dx + dy * dy);
    for (let k = 0; k <= 6; k++) {
      const x = p.x + (dx * k) / 6 + (dy * reach) / length;
      const y = p.y + (dy * k) / 6 - (dx * reach) / length;
      spots.push({ x: Math.round(x), y: Math.round(y) });
    }
  }
  return spots;
}

/** Places in contact with a hull or base that lie close together, around the corners of a hull, too: the last that are tried. */
export function closeSpots(body: Body, radius: number): Point[] {
  const reach = radius + TOUCH;
  const spots: Point[] = [];
  const [ends, r] = body.kind === 'circle' ? [[body.centre], body.radius + reach] : [body.points, reach];
  for (const p of ends) for (let a = 0; a < 3600; a += CLOSE) spots.push(pointAt(p, a, r));
  return spots;
}

const pointAt = (c: Point, tenths: number, r: number): Point => ({
  x: Math.round(c.x + (cosine(tenths) * r) / TRIG_SCALE),
  y: Math.round(c.y + (sine(tenths) * r) / TRIG_SCALE),
});

/** A place with its distance to the target. */
type Ranked = Room & { readonly d: number };

const byRank = (a: Ranked, b: Ranked): number => a.d - b.d;

/** What is known of the places around those who stand: everybody who comes later asks again. */
export type Around = Map<Body, readonly Ranked[]>;

/** Places close to comrades that already stand, those nearest to the target first. */
export function spotsBehind(
  comrades: readonly Body[],
  radius: number,
  target: readonly Body[],
  known: Around,
): readonly Room[] {
  const spots: Ranked[] = [];
  for (const c of comrades) {
    let around = known.get(c);
    if (around === undefined) {
      around = placesAround(c, radius, target);
      known.set(c, around);
    }
    for (const s of around) if (s.stands !== false) spots.push(s);
  }
  return spots.sort(byRank);
}

function placesAround(c: Body, radius: number, target: readonly Body[]): Ranked[] {
  const spots: Ranked[] = [];
  for (let a = 0; a < 3600; a += 300) {
    const p = pointAt(c.centre, a, (c.kind === 'circle' ? c.radius : radius) + radius + 2 * TOUCH);
    let d = Number.POSITIVE_INFINITY;
    for (const t of target) d = Math.min(d, distanceSquared(p, t.centre));
    spots.push({ at: p, stands: null, d });
  }
  return spots.sort(byRank);
}

/** Rooms between comrades that still stand together, and how far aside of the straight line they are tried. */
const LOOSE = [1, 2, 3, 4].map((k) => (k * (INCH - 2 * TOUCH)) / 4);
const ASIDE = [0, 300, -300, 600, -600];

/** Places within an inch of comrades on the side from which a straggler comes, those nearest to the target first. */
export function spotsBefore(
  comrades: readonly Body[],
  radius: number,
  from: Point,
  target: readonly Body[],
): readonly Room[] {
  const spots: Ranked[] = [];
  for (const c of comrades) {
    const far = Math.sqrt(distanceSquared(c.centre, from));
    if (far === 0) continue;
    for (const room of LOOSE) {
      const k = ((c.kind === 'circle' ? c.radius : radius) + radius + room) / far;
      const step = { x: Math.round((from.x - c.centre.x) * k), y: Math.round((from.y - c.centre.y) * k) };
      for (const aside of ASIDE) {
        const { x, y } = rotate(step, normaliseAngle(aside));
        const p = { x: c.centre.x + Math.round(x), y: c.centre.y + Math.round(y) };
        let d = Number.POSITIVE_INFINITY;
        for (const t of target) d = Math.min(d, distanceSquared(p, t.centre));
        spots.push({ at: p, stands: null, d });
      }
    }
  }
  return spots.sort(byRank);
}
