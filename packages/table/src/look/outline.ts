import type { Point } from '@walstatt/geometry';
import { drawX, drawY } from '../camera.ts';
import { round } from '../svg.ts';

/** A place in the drawing: millimetres, y downwards. */
export type Spot = { readonly x: number; readonly y: number };
export type Outline = readonly Spot[];

export const outlineOf = (points: readonly Point[]): Outline => points.map((p) => ({ x: drawX(p), y: drawY(p) }));

export const closed = (outline: Outline): string =>
  outline.length === 0 ? '' : `M${outline.map((p) => `${round(p.x)} ${round(p.y)}`).join('L')}Z`;

export function centroid(outline: Outline): Spot {
  let [x, y, area] = [0, 0, 0];
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    const cross = a.x * b.y - b.x * a.y;
    area += cross;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
  });
  if (Math.abs(area) < 1e-6) return outline[0] ?? { x: 0, y: 0 };
  return { x: x / (3 * area), y: y / (3 * area) };
}

/** Shrunk towards the middle. 1 leaves it as it is. */
export function shrunk(outline: Outline, factor: number, middle = centroid(outline)): Outline {
  return outline.map((p) => ({ x: middle.x + (p.x - middle.x) * factor, y: middle.y + (p.y - middle.y) * factor }));
}

export function contains(outline: Outline, x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i]!, outline[j]!];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** Distance from a spot to the nearest edge. */
export function edgeDistance(outline: Outline, x: number, y: number): number {
  let least = Infinity;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const t = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - a.x - t * dx, y - a.y - t * dy));
  });
  return least;
}

const clockwise = (outline: Outline): boolean =>
  outline.reduce((sum, a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    return sum + a.x * b.y - b.x * a.y;
  }, 0) > 0;
const wound = (outline: Outline): Outline => (clockwise(outline) ? outline : [...outline].reverse());

/** The area that the outline sweeps when shifted: one flat shadow, however the edges lie. */
export function swept(outline: Outline, dx: number, dy: number): string {
  const quads = outline.map((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    return [a, b, { x: b.x + dx, y: b.y + dy }, { x: a.x + dx, y: a.y + dy }];
  });
  const shifted = outline.map((p) => ({ x: p.x + dx, y: p.y + dy }));
  return [outline, ...quads, shifted].map((part) => closed(wound(part))).join('');
}

/** The outline moved inwards by a distance. Works well for distances that are small compared with its sides. */
export function inset(outline: Outline, by: number): Outline {
  const turned = wound(outline);
  const normal = (a: Spot, b: Spot): Spot => {
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  };
  return turned.map((p, i) => {
    const [before, after] = [turned.at(i - 1)!, turned[(i + 1) % turned.length]!];
    const [m, n] = [normal(before, p), normal(p, after)];
    const miter = Math.max(0.3, 1 + m.x * n.x + m.y * n.y);
    return { x: p.x + ((m.x + n.x) / miter) * by, y: p.y + ((m.y + n.y) / miter) * by };
  });
}

/** Spots about `spacing` apart inside the outline, at least `margin` from its edge. */
export function strewn(outline: Outline, spacing: number, margin: number, chance: () => number): Spot[] {
  const xs = outline.map((p) => p.x);
  const ys = outline.map((p) => p.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const spots: Spot[] = [];
  let row = 0;
  for (let y = top; y <= bottom; y += spacing * 0.87, row++)
    for (let x = left + (row % 2) * spacing * 0.5; x <= right; x += spacing) {
      const at = { x: x + (chance() - 0.5) * spacing * 0.7, y: y + (chance() - 0.5) * spacing * 0.7 };
      if (contains(outline, at.x, at.y) && edgeDistance(outline, at.x, at.y) >= margin) spots.push(at);
    }
  return spots;
}

/** Spots along the outline, each with its outward normal. */
export function along(outline: Outline, spacing: number): { at: Spot; nx: number; ny: number }[] {
  const turned = wound(outline);
  return turned.flatMap((a, i) => {
    const b = turned[(i + 1) % turned.length]!;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const count = Math.max(1, Math.round(length / spacing));
    const [nx, ny] = [(b.y - a.y) / (length || 1), -(b.x - a.x) / (length || 1)];
    return Array.from({ length: count }, (_, k) => {
      const t = (k + 0.5) / count;
      return { at: { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }, nx, ny };
    });
  });
}
