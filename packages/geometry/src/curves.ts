import type { Point } from './point.ts';

/** A circle, or a straight side from a to b. */
export type Curve =
  | { readonly kind: 'circle'; readonly centre: Point; readonly radius: number }
  | { readonly kind: 'side'; readonly a: Point; readonly b: Point };

/** Adds the points where two curves meet, rounded to ticks. */
export function addMeetings(first: Curve, second: Curve, out: Point[]): void {
  if (first.kind === 'circle') {
    if (second.kind === 'circle') circlesMeet(first.centre, first.radius, second.centre, second.radius, out);
    else sideMeetsCircle(second.a, second.b, first.centre, first.radius, out);
  } else if (second.kind === 'circle') sideMeetsCircle(first.a, first.b, second.centre, second.radius, out);
  else sidesMeet(first.a, first.b, second.a, second.b, out);
}

const add = (out: Point[], x: number, y: number): void => {
  out.push({ x: Math.round(x) + 0, y: Math.round(y) + 0 });
};

function circlesMeet(c: Point, r: number, d: Point, s: number, out: Point[]): void {
  const dx = d.x - c.x;
  const dy = d.y - c.y;
  const dd = dx * dx + dy * dy;
  if (dd === 0 || dd > (r + s) * (r + s) || dd < (r - s) * (r - s)) return;
  const k = (dd + r * r - s * s) / (2 * dd);
  const h = Math.sqrt(Math.max(0, (r * r) / dd - k * k));
  add(out, c.x + k * dx - h * dy, c.y + k * dy + h * dx);
  add(out, c.x + k * dx + h * dy, c.y + k * dy - h * dx);
}

function sideMeetsCircle(a: Point, b: Point, c: Point, r: number, out: Point[]): void {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const dd = dx * dx + dy * dy;
  const half = (a.x - c.x) * dx + (a.y - c.y) * dy;
  const root = half * half - dd * ((a.x - c.x) * (a.x - c.x) + (a.y - c.y) * (a.y - c.y) - r * r);
  if (root < 0) return;
  const width = Math.sqrt(root);
  for (const k of [(-half - width) / dd, (-half + width) / dd]) {
    if (k >= 0 && k <= 1) add(out, a.x + k * dx, a.y + k * dy);
  }
}

function sidesMeet(a: Point, b: Point, c: Point, d: Point, out: Point[]): void {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const ex = d.x - c.x;
  const ey = d.y - c.y;
  const cross = dx * ey - dy * ex;
  if (cross === 0) return;
  const k = ((c.x - a.x) * ey - (c.y - a.y) * ex) / cross;
  const m = ((c.x - a.x) * dy - (c.y - a.y) * dx) / cross;
  if (k >= 0 && k <= 1 && m >= 0 && m <= 1) add(out, a.x + k * dx, a.y + k * dy);
}
