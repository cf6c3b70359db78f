import type { Point } from '@walstatt/geometry';
import { INCH, rotate } from '@walstatt/geometry';

/** Outlines of pieces. All are convex and look the same after half a turn. */
export type Outline = 'rectangle' | 'octagon' | 'hexagon';

/** A cut-out piece before it lies on the table. */
export type Cutout = {
  readonly outline: Outline;
  /** Along the piece's own x axis, in ticks. */
  readonly length: number;
  readonly width: number;
};

/** The share of length × width that an outline fills. */
const FILLS: Readonly<Record<Outline, (ratio: number) => number>> = {
  rectangle: () => 1,
  /** Corners are cut off by a quarter of the width. */
  octagon: (ratio) => 1 - 1 / (8 * ratio),
  /** Both ends taper to a point over a quarter of the length. */
  hexagon: () => 3 / 4,
};

const TENTH = INCH / 10;

/**
 * A cutout of about this area (in square ticks) whose sides are in this ratio. The sides are whole tenths of an inch.
 */
export function cutoutOf(outline: Outline, area: number, ratio: number): Cutout {
  const width = Math.sqrt(area / (ratio * FILLS[outline](ratio)));
  return { outline, length: tenths(width * ratio), width: tenths(width) };
}

const tenths = (ticks: number): number => Math.round(ticks / TENTH) * TENTH;

/** The corners, counter-clockwise, with the middle at `centre`, turned by a number of tenths of a degree. */
export function cornersOf(cutout: Cutout, centre: Point, turned: number): Point[] {
  const half = halfCorners(cutout).map((p) => rotate(p, turned));
  // The other half is derived from these, so that rounding keeps the symmetry.
  return [
    ...half.map((p) => ({ x: centre.x + p.x, y: centre.y + p.y })),
    ...half.map((p) => ({ x: centre.x - p.x, y: centre.y - p.y })),
  ];
}

/** The first half of the corners around the origin. */
function halfCorners({ outline, length, width }: Cutout): Point[] {
  const x = Math.round(length / 2);
  const y = Math.round(width / 2);
  const quarter = Math.round(width / 4);
  switch (outline) {
    case 'rectangle':
      return [
        { x, y: -y },
        { x, y },
      ];
    case 'octagon':
      return [
        { x: x - quarter, y: -y },
        { x, y: -y + quarter },
        { x, y: y - quarter },
        { x: x - quarter, y },
      ];
    case 'hexagon':
      return [
        { x: x - Math.round(length / 4), y: -y },
        { x, y: 0 },
        { x: x - Math.round(length / 4), y },
      ];
  }
}

/**
 * The length and width of a piece, whatever its outline. Its width is measured where it is narrowest, its length across
 * that.
 */
export function sidesOf(shape: readonly Point[]): { readonly long: number; readonly short: number } {
  let best = { long: 0, short: Number.POSITIVE_INFINITY };
  shape.forEach((a, i) => {
    const b = shape[(i + 1) % shape.length]!;
    const x = b.x - a.x;
    const y = b.y - a.y;
    const edge = Math.sqrt(x * x + y * y);
    const along = extent(shape.map((p) => p.x * x + p.y * y)) / edge;
    const across = extent(shape.map((p) => p.y * x - p.x * y)) / edge;
    if (Math.min(along, across) < best.short) best = { long: Math.max(along, across), short: Math.min(along, across) };
  });
  return best;
}

const extent = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
