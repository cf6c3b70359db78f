import type { Point } from '@walstatt/geometry';

/** Drawing uses millimetres with y downwards. Ticks have y upwards. */
export const MM = 100;
/** A coordinate of the drawing, rounded so that attributes stay short. */
export const mm = (ticks: number): number => Math.round(ticks) / MM;
export const drawX = (p: Point): number => mm(p.x);
export const drawY = (p: Point): number => mm(-p.y);

/** Screen pixel = drawing · k + (x, y). */
export type Camera = { readonly x: number; readonly y: number; readonly k: number };
export type Size = { readonly width: number; readonly height: number };
/** A box of the drawing. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export const toTable = (c: Camera, px: number, py: number): Point => ({
  // Adding zero turns a negative zero into an ordinary one.
  x: Math.round(((px - c.x) / c.k) * MM) + 0,
  y: Math.round(((c.y - py) / c.k) * MM) + 0,
});

export const toScreen = (c: Camera, p: Point): { x: number; y: number } => ({
  x: (p.x / MM) * c.k + c.x,
  y: (-p.y / MM) * c.k + c.y,
});

/** The box around points of the table. */
export function boxOf(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const p of points) {
    left = Math.min(left, p.x / MM);
    right = Math.max(right, p.x / MM);
    top = Math.min(top, -p.y / MM);
    bottom = Math.max(bottom, -p.y / MM);
  }
  return points.length === 0 ? { left: 0, top: 0, right: 1, bottom: 1 } : { left, top, right, bottom };
}

/** The whole box, centred, with `padding` pixels around. */
export function fitted(box: Box, size: Size, padding: number): Camera {
  const width = Math.max(1, size.width - 2 * padding);
  const height = Math.max(1, size.height - 2 * padding);
  const k = Math.min(width / Math.max(1, box.right - box.left), height / Math.max(1, box.bottom - box.top));
  return {
    k,
    x: size.width / 2 - ((box.left + box.right) / 2) * k,
    y: size.height / 2 - ((box.top + box.bottom) / 2) * k,
  };
}

/** Zoomed by `factor`. The pixel (px, py) stays where it is. */
export function zoomed(c: Camera, px: number, py: number, factor: number, least: number, most: number): Camera {
  const k = Math.min(most, Math.max(least, c.k * factor));
  const f = k / c.k;
  return { k, x: px - (px - c.x) * f, y: py - (py - c.y) * f };
}

/** Keeps some of the box in view, so that nobody loses the table. */
export function held(c: Camera, box: Box, size: Size): Camera {
  const keepX = Math.min(size.width / 2, ((box.right - box.left) * c.k) / 2);
  const keepY = Math.min(size.height / 2, ((box.bottom - box.top) * c.k) / 2);
  const x = Math.min(size.width - keepX - box.left * c.k, Math.max(keepX - box.right * c.k, c.x));
  const y = Math.min(size.height - keepY - box.top * c.k, Math.max(keepY - box.bottom * c.k, c.y));
  return { k: c.k, x, y };
}

/** How much detail can be read. */
export type Detail = 'far' | 'middle' | 'near';

/** Chosen by the size of an ordinary base on the screen. */
export const detailOf = (k: number, baseDiameter: number): Detail => {
  const pixels = baseDiameter * k;
  return pixels < 17 ? 'far' : pixels < 40 ? 'middle' : 'near';
};
