import type { Body } from '../src/body.ts';
import type { Point } from '../src/point.ts';
import type { Footprint } from '../src/prism.ts';

/** Slow and simple sight for tests: single rays in doubles, with separate code for every step. */

/** Is the point (not necessarily on whole ticks) strictly inside? */
export function insideFootprint(f: Footprint, x: number, y: number): boolean {
  if (f.kind === 'circle') return (x - f.centre.x) ** 2 + (y - f.centre.y) ** 2 < f.radius ** 2;
  let inside = false;
  for (let i = 0; i < f.points.length; i++) {
    const p = f.points[i]!;
    const q = f.points[(i + 1) % f.points.length]!;
    if (p.y > y !== q.y > y && x < p.x + ((y - p.y) / (q.y - p.y)) * (q.x - p.x)) inside = !inside;
  }
  return inside;
}

/** All k in (0, 1) at which the segment meets the rim, with 0 and 1, in rising order. */
export function rimCuts(f: Footprint, x0: number, y0: number, x1: number, y1: number): number[] {
  const cuts = [0, 1];
  const dx = x1 - x0;
  const dy = y1 - y0;
  if (f.kind === 'circle') {
    const fx = x0 - f.centre.x;
    const fy = y0 - f.centre.y;
    const a = dx * dx + dy * dy;
    const b = 2 * (fx * dx + fy * dy);
    const root = b * b - 4 * a * (fx * fx + fy * fy - f.radius ** 2);
    if (root > 0) cuts.push((-b - Math.sqrt(root)) / (2 * a), (-b + Math.sqrt(root)) / (2 * a));
  } else {
    for (let i = 0; i < f.points.length; i++) {
      const p = f.points[i]!;
      const q = f.points[(i + 1) % f.points.length]!;
      const det = dx * (q.y - p.y) - dy * (q.x - p.x);
      if (det === 0) continue;
      const k = ((p.x - x0) * (q.y - p.y) - (p.y - y0) * (q.x - p.x)) / det;
      const m = ((p.x - x0) * dy - (p.y - y0) * dx) / det;
      if (m >= -1e-9 && m <= 1 + 1e-9) cuts.push(k);
    }
  }
  return cuts.filter((k) => k >= 0 && k <= 1).sort((a, b) => a - b);
}

/** Shares of the segment that lie inside the footprint, as pairs. */
export function insideParts(f: Footprint, x0: number, y0: number, x1: number, y1: number): [number, number][] {
  const cuts = rimCuts(f, x0, y0, x1, y1);
  const parts: [number, number][] = [];
  for (let i = 1; i < cuts.length; i++) {
    const k = (cuts[i - 1]! + cuts[i]!) / 2;
    if (cuts[i]! - cuts[i - 1]! > 1e-9 && insideFootprint(f, x0 + k * (x1 - x0), y0 + k * (y1 - y0))) {
      parts.push([cuts[i - 1]!, cuts[i]!]);
    }
  }
  return parts;
}

/** The two outermost directions of the target as angles around the eye, found by sampling very many rim points. */
export function tangentAngles(eye: Point, target: Body): { lo: number; hi: number; base: number } {
  const base = Math.atan2(target.centre.y - eye.y, target.centre.x - eye.x);
  const angle = (x: number, y: number): number => {
    let d = Math.atan2(y - eye.y, x - eye.x) - base;
    while (d > Math.PI) d -= 2 * Math.PI;
    while (d < -Math.PI) d += 2 * Math.PI;
    return d;
  };
  if (target.kind === 'circle') {
    const half = Math.asin(target.radius / Math.hypot(target.centre.x - eye.x, target.centre.y - eye.y));
    return { lo: -half, hi: half, base };
  }
  const all = target.points.map((p) => angle(p.x, p.y));
  return { lo: Math.min(...all), hi: Math.max(...all), base };
}

/**
 * For evenly spaced positions across the target's width: which footprints hide the line there. Positions are taken on
 * the perpendicular through the centre or, if a tangent is steeper than 4, between the two tangent corners.
 */
export function sampleSight(eye: Point, target: Body, blockers: readonly Footprint[], rays: number): boolean[][] {
  const { lo, hi, base } = tangentAngles(eye, target);
  const limit = Math.atan(4);
  const steep = target.kind === 'hull' && (hi > limit - 1e-12 || lo < 1e-12 - limit);
  const corner = (angle: number): Point => (target.kind === 'hull' ? cornerAt(eye, target.points, base + angle) : eye);
  const right = steep ? corner(lo) : eye;
  const left = steep ? corner(hi) : eye;
  const angleOf = (k: number): number =>
    steep
      ? Math.atan2(right.y + k * (left.y - right.y) - eye.y, right.x + k * (left.x - right.x) - eye.x)
      : base + Math.atan(Math.tan(lo) + k * (Math.tan(hi) - Math.tan(lo)));
  const shape: Footprint = target.kind === 'circle' ? target : { kind: 'polygon', points: target.points };
  const far = 4 * (Math.hypot(target.centre.x - eye.x, target.centre.y - eye.y) + 100000);
  const out: boolean[][] = [];
  for (let i = 0; i < rays; i++) {
    const angle = angleOf((i + 0.5) / rays);
    const x = eye.x + far * Math.cos(angle);
    const y = eye.y + far * Math.sin(angle);
    const first = insideParts(shape, eye.x, eye.y, x, y)[0]?.[0] ?? 0;
    const tx = eye.x + first * (x - eye.x);
    const ty = eye.y + first * (y - eye.y);
    out.push(blockers.map((f) => insideParts(f, eye.x, eye.y, tx, ty).length > 0));
  }
  return out;
}

/** The corner that lies in this direction. */
function cornerAt(eye: Point, corners: readonly Point[], angle: number): Point {
  const off = (p: Point): number => {
    const d = Math.atan2(p.y - eye.y, p.x - eye.x) - angle;
    return Math.abs(Math.atan2(Math.sin(d), Math.cos(d)));
  };
  return corners.reduce((best, p) => (off(p) < off(best) ? p : best));
}
