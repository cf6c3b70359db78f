import { cosine, FULL_TURN, sine } from './angle.ts';
import type { Body } from './body.ts';
import { addMeetings, type Curve } from './curves.ts';
import { lensShare } from './disc-share.ts';
import { distanceSquared, type Point } from './point.ts';
import { type Coverage, isUnder, type Template } from './templates.ts';
import { CONTACT_GAP } from './ticks.ts';

/** What a template should achieve: how much of which bodies it covers, and where it may lie. */
export type TemplateTask = {
  readonly radius: number;
  readonly coverage: Coverage;
  readonly bodies: readonly Body[];
  /** What covering each body is worth, 1 by default. Negative for bodies to be spared. */
  readonly weights?: readonly number[];
  /** The centre must be within the limit of each of these points. */
  readonly within?: readonly { readonly point: Point; readonly limit: number }[];
  /** The template must touch this one (a gap of at most CONTACT_GAP, no overlap). */
  readonly touching?: Template;
  /** The template must not overlap these. */
  readonly clearOf?: readonly Template[];
  /** Any other condition. The search does not follow its border, so the best place may be missed. */
  readonly allowed?: (centre: Point) => boolean;
};

export type PlacedTemplate = { readonly centre: Point; readonly value: number; readonly under: readonly number[] };

/** Borders are drawn this much inside, so that a meeting point rounded to ticks is certain to be inside both. */
const INWARD = 2;
/** Curves of hulls with more corners than this are drawn through only some of their corners. */
const MOST_CORNERS = 12;
/** Directions to try for places that touch another template. */
const COMPASS = 32;

/**
 * The best place for a template: its centre, its value and what it then covers. Null if no place tried is allowed. A
 * body changes sides when the centre crosses its limit curve. So the best place is where two such curves meet, anywhere
 * on a curve that meets no other, or at a body's own centre. All of these are tried, centres first, otherwise in the
 * order of the bodies, and what they cover is counted exactly. Only places that need more than 2 ticks' precision (5
 * when touching another template) can be missed. Not complete for the 'majority' of hulls, whose limit curve is only
 * estimated, or for hulls of more than 12 corners.
 */
export function bestTemplate(task: TemplateTask): PlacedTemplate | null {
  let best: PlacedTemplate | null = null;
  const reach = task.bodies.map((body) => task.radius + outerRadius(body));
  for (const centre of candidatesOf(task)) {
    const under: number[] = [];
    let value = 0;
    for (let i = 0; i < task.bodies.length; i++) {
      const body = task.bodies[i]!;
      if (distanceSquared(centre, body.centre) > reach[i]! * reach[i]!) continue;
      if (!isUnder({ centre, radius: task.radius }, body, task.coverage)) continue;
      value += task.weights?.[i] ?? 1;
      under.push(i);
    }
    if ((best === null || value > best.value) && isAllowed(task, centre)) best = { centre, value, under };
  }
  return best;
}

/** Radius of a circle around the centre that holds the body. */
function outerRadius(body: Body): number {
  if (body.kind === 'circle') return body.radius;
  let most = 0;
  for (const p of body.points) most = Math.max(most, distanceSquared(p, body.centre));
  return Math.ceil(Math.sqrt(most));
}

function isAllowed({ radius, within, touching, clearOf, allowed }: TemplateTask, centre: Point): boolean {
  if (within?.some(({ point, limit }) => distanceSquared(centre, point) > limit * limit)) return false;
  if (touching !== undefined) {
    const apart = distanceSquared(centre, touching.centre);
    const reach = radius + touching.radius;
    if (apart < reach * reach || apart > (reach + CONTACT_GAP) * (reach + CONTACT_GAP)) return false;
  }
  if (clearOf?.some((t) => distanceSquared(centre, t.centre) < (radius + t.radius) * (radius + t.radius))) return false;
  return allowed === undefined || allowed(centre);
}

function candidatesOf(task: TemplateTask): Point[] {
  const { radius, bodies, within = [], touching, clearOf = [] } = task;
  const curves: Curve[] = [];
  const points: Point[] = [];
  bodies.forEach((body, i) => {
    const weight = task.weights?.[i] ?? 1;
    if (weight !== 0) addLimitCurves(task, body, weight > 0 ? -INWARD : INWARD, curves);
    points.push({ x: body.centre.x, y: body.centre.y });
  });
  for (const { point, limit } of within) {
    curves.push({ kind: 'circle', centre: point, radius: limit - 1 });
    points.push({ x: point.x, y: point.y });
  }
  for (const t of clearOf) curves.push({ kind: 'circle', centre: t.centre, radius: radius + t.radius + 1 });
  if (touching !== undefined)
    return alongRim(touching.centre, radius + touching.radius + CONTACT_GAP / 2, curves, points);
  for (let i = 0; i < curves.length; i++) {
    points.push(someOf(curves[i]!));
    for (let j = i + 1; j < curves.length; j++) addMeetings(curves[i]!, curves[j]!, points);
  }
  return points;
}

/**
 * Any point of a curve. It represents a curve that meets no other, such as one all around a body that is to be spared.
 */
const someOf = (curve: Curve): Point =>
  curve.kind === 'circle'
    ? { x: Math.round(curve.centre.x + curve.radius), y: curve.centre.y }
    : { x: Math.round(curve.a.x), y: Math.round(curve.a.y) };

/** Places on a circle: where it meets the curves, nearest to the points, and all around. */
function alongRim(centre: Point, radius: number, curves: readonly Curve[], points: readonly Point[]): Point[] {
  const found: Point[] = [];
  const towards = (dx: number, dy: number): void => {
    const k = radius / Math.sqrt(dx * dx + dy * dy);
    found.push({ x: Math.round(centre.x + k * dx), y: Math.round(centre.y + k * dy) });
  };
  for (const p of points) if (p.x !== centre.x || p.y !== centre.y) towards(p.x - centre.x, p.y - centre.y);
  for (const curve of curves) addMeetings({ kind: 'circle', centre, radius }, curve, found);
  for (let i = 0; i < COMPASS; i++) towards(cosine((i * FULL_TURN) / COMPASS), sine((i * FULL_TURN) / COMPASS));
  return found;
}

/** The curves that the centre crosses when the body comes under the template, moved outwards by `shift`. */
function addLimitCurves({ coverage, radius }: TemplateTask, body: Body, shift: number, curves: Curve[]): void {
  const ring = (centre: Point, r: number): void => {
    if (r + shift >= 0) curves.push({ kind: 'circle', centre, radius: r + shift });
  };
  if (body.kind === 'circle' || coverage === 'centre' || coverage === 'majority') {
    ring(body.centre, roundLimit(coverage, body, radius));
    return;
  }
  const every = Math.ceil(body.points.length / MOST_CORNERS);
  const corners = body.points.filter((_, i) => i % every === 0);
  corners.forEach((a, i) => {
    ring(a, radius);
    if (coverage === 'any') curves.push(sideAt(a, corners[(i + 1) % corners.length]!, radius + shift));
  });
}

/** How close the centres must come where the limit is a circle around the body's centre, or nearly one. */
function roundLimit(coverage: Coverage, body: Body, radius: number): number {
  if (coverage === 'centre' || body.kind === 'hull') return radius;
  if (coverage === 'any') return radius + body.radius;
  return coverage === 'wholly' ? radius - body.radius : halfCovered(body.radius, radius);
}

/** A side of a hull moved outwards. */
function sideAt(a: Point, b: Point, by: number): Curve {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const k = by / Math.sqrt(dx * dx + dy * dy);
  return {
    kind: 'side',
    a: { x: a.x + k * dy, y: a.y - k * dx },
    b: { x: b.x + k * dy, y: b.y - k * dx },
  };
}

/** The distance of centres at which a disc of radius R covers half of one of radius r. Below 0 if it never does. */
function halfCovered(r: number, R: number): number {
  if (2 * R * R <= r * r) return -INWARD - 1;
  let near = 0;
  let far = r + R;
  for (let i = 0; i < 48; i++) {
    const d = (near + far) / 2;
    if (2 * lensShare(r, R, d) > 1) near = d;
    else far = d;
  }
  return near;
}
