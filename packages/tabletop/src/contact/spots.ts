import {
  type Body,
  boxOf,
  cosine,
  distanceSquared,
  INCH,
  normaliseAngle,
  type Point,
  rotate,
  sine,
  TRIG_SCALE,
} from '@walstatt/geometry';

/** Half the gap that still counts as contact: even after rounding to ticks, this is contact without overlap. */
const TOUCH = 5;

/** The spacing at which places along an edge are tried. */
const STEP = INCH / 2;

/** The spacing at which places around a point are tried, in tenths of a degree: at first, and once few are left. */
const WIDE = 150;
const CLOSE = 30;

/** Places for the centre of a round base in contact with a base or hull. */
export function spotsTouching(body: Body, radius: number): Point[] {
  const reach = radius + TOUCH;
  const spots: Point[] = [];
  if (body.kind === 'circle') {
    const r = body.radius + reach;
    for (let a = 0; a < 3600; a += WIDE) spots.push(pointAt(body.centre, a, r));
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

/** Closely spaced places in contact, also around the corners of a hull. These are tried last. */
export function closeSpotsTouching(body: Body, radius: number): Point[] {
  const reach = radius + TOUCH;
  const spots: Point[] = [];
  const [ends, r] = body.kind === 'circle' ? [[body.centre], body.radius + reach] : [body.points, reach];
  for (const p of ends) for (let a = 0; a < 3600; a += CLOSE) spots.push(pointAt(p, a, r));
  return spots;
}

/** Places beside the edges of an outline, on both sides, and around its corners, near where a body lies. */
export function spotsAlong(shape: readonly Point[], body: Body, radius: number): Point[] {
  const reach = radius + TOUCH;
  const spots: Point[] = [];
  const near = body.centre;
  const box = boxOf(body);
  // Farther along the edge, no two bases are within an inch of each other.
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
    for (let angle = 0; angle < 3600; angle += WIDE) spots.push(pointAt(a, angle, reach));
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

const pointAt = (c: Point, tenths: number, r: number): Point => ({
  x: Math.round(c.x + (cosine(tenths) * r) / TRIG_SCALE),
  y: Math.round(c.y + (sine(tenths) * r) / TRIG_SCALE),
});

/**
 * A place for the centre of a base. Whether a base may stand there, leaving its comrades aside, is the same for the
 * whole group. It is worked out on first use.
 */
export type Room = { readonly at: Point; stands: boolean | null };

export const roomAt = (at: Point): Room => ({ at, stands: null });

/** A place with its distance to the target. */
type Ranked = Room & { readonly d: number };

const byRank = (a: Ranked, b: Ranked): number => a.d - b.d;

/** The known places around bases that already stand. Every later base looks them up again. */
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
  for (let a = 0; a < 3600; a += 2 * WIDE) {
    const p = pointAt(c.centre, a, (c.kind === 'circle' ? c.radius : radius) + radius + 2 * TOUCH);
    spots.push({ at: p, stands: null, d: distanceToNearest(p, target) });
  }
  return spots.sort(byRank);
}

/** How far to the side of the straight line places before comrades are tried. */
const ASIDE = [0, 300, -300, 600, -600];

/**
 * What a straggler joins: comrades that already stand, all on equal round bases, and how near to one of them it must
 * come.
 */
export type Column = { readonly comrades: readonly Body[]; readonly radius: number; readonly neighbour: number };

/** Places near comrades on the side that a straggler comes from, those nearest to the target first. */
export function spotsBefore(
  { comrades, radius, neighbour }: Column,
  from: Point,
  target: readonly Body[],
): readonly Room[] {
  const spots: Ranked[] = [];
  for (const c of comrades) {
    const far = Math.sqrt(distanceSquared(c.centre, from));
    if (far === 0) continue;
    for (let quarter = 1; quarter <= 4; quarter++) {
      const room = (quarter * (neighbour - 2 * TOUCH)) / 4;
      const k = ((c.kind === 'circle' ? c.radius : radius) + radius + room) / far;
      const step = { x: Math.round((from.x - c.centre.x) * k), y: Math.round((from.y - c.centre.y) * k) };
      for (const aside of ASIDE) {
        const { x, y } = rotate(step, normaliseAngle(aside));
        const p = { x: c.centre.x + Math.round(x), y: c.centre.y + Math.round(y) };
        spots.push({ at: p, stands: null, d: distanceToNearest(p, target) });
      }
    }
  }
  return spots.sort(byRank);
}

function distanceToNearest(p: Point, bodies: readonly Body[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const b of bodies) least = Math.min(least, distanceSquared(p, b.centre));
  return least;
}
