import type { Point, Polygon } from './point.ts';
import type { ScaledPoint } from './polygon.ts';
import { compareProducts } from './product.ts';

/**
 * The part of a straight leg that lies in something, as fractions of the leg.
 * `before`: the leg starts in it; `after`: it ends in it. Both are exact, as is whether there is a stretch at all.
 */
export type Stretch = {
  readonly from: number;
  readonly to: number;
  readonly before: boolean;
  readonly after: boolean;
};

/** Stretches of one thing that are closer together than this fraction of the leg count as one. */
export const SAME_PLACE = 2 ** -36;

/** Where a border cuts the leg: the fraction top / bottom, bottom > 0. */
type Cut = { readonly top: number; readonly bottom: number };

const compareCuts = (a: Cut, b: Cut): number => compareProducts(a.top, b.bottom, b.top, a.bottom);
const START: Cut = { top: 0, bottom: 1 };
const END: Cut = { top: 1, bottom: 1 };

/**
 * Where the line of the leg, shifted by a hair to one side, cuts the border, in order: it is inside between 1st and
 * 2nd, 3rd and 4th and so on. The shift (corners on the line count as lying on `side`) makes every corner and border on
 * the line harmless.
 */
function cuts(from: Point, to: Point, polygon: Polygon, scale: number, side: number): Cut[] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const found: Cut[] = [];
  const isLeft = (p: Point): boolean => {
    const s = dx * (p.y * scale - from.y) - dy * (p.x * scale - from.x);
    return s === 0 ? side > 0 : s > 0;
  };
  let before = isLeft(polygon[polygon.length - 1]!);
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[j]!;
    const b = polygon[i]!;
    const left = isLeft(b);
    if (left === before) continue;
    before = left;
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const top = ex * (from.y - a.y * scale) - ey * (from.x - a.x * scale);
    const bottom = ey * dx - ex * dy;
    found.push(bottom > 0 ? { top, bottom } : { top: -top, bottom: -bottom });
  }
  return found.sort(compareCuts);
}

function hasCornerOn(from: Point, to: Point, polygon: Polygon, scale: number): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  for (const p of polygon) if (dx * (p.y * scale - from.y) === dy * (p.x * scale - from.x)) return true;
  return false;
}

const later = (a: Cut, b: Cut): Cut => (compareCuts(a, b) >= 0 ? a : b);
const earlier = (a: Cut, b: Cut): Cut => (compareCuts(a, b) <= 0 ? a : b);

function stretchBetween(enter: Cut, leave: Cut, open: boolean): Stretch | null {
  const first = later(enter, START);
  const last = earlier(leave, END);
  const length = compareCuts(last, first);
  if (open ? length <= 0 : length < 0) return null;
  return {
    from: first.top / first.bottom,
    to: last.top / last.bottom,
    before: open ? enter.top < 0 : enter.top <= 0,
    after: open ? leave.top > leave.bottom : leave.top >= leave.bottom,
  };
}

/**
 * The stretches of the leg that run through a simple polygon. `border`: does running along or touching the border
 * count? The ends of the leg are (x / scale, y / scale). Fractions are correctly rounded quotients; everything else is
 * exact.
 */
export function stretchesInside(from: Point, to: Point, polygon: Polygon, border: boolean, scale = 1): Stretch[] {
  if (from.x === to.x && from.y === to.y) return [];
  const left = cuts(from, to, polygon, scale, 1);
  // Only a corner on the line itself makes a difference between the two sides.
  const right = hasCornerOn(from, to, polygon, scale) ? cuts(from, to, polygon, scale, -1) : left;
  const found: Stretch[] = [];
  const add = (enter: Cut, leave: Cut): void => {
    const s = stretchBetween(enter, leave, !border);
    if (s !== null) found.push(s);
  };
  if (border) {
    for (let i = 0; i + 1 < left.length; i += 2) add(left[i]!, left[i + 1]!);
    if (right !== left) for (let i = 0; i + 1 < right.length; i += 2) add(right[i]!, right[i + 1]!);
  } else {
    for (let i = 0; i + 1 < left.length; i += 2)
      for (let j = 0; j + 1 < right.length; j += 2)
        add(later(left[i]!, right[j]!), earlier(left[i + 1]!, right[j + 1]!));
  }
  return joined(found);
}

/** The stretches of a leg that starts at a point between ticks, such as an inner point of a triangle. */
export function stretchesOfScaled(
  start: ScaledPoint,
  dx: number,
  dy: number,
  polygon: Polygon,
  border: boolean,
): Stretch[] {
  const to = { x: start.x + dx * start.scale, y: start.y + dy * start.scale };
  return stretchesInside(start, to, polygon, border, start.scale);
}

/** Sorts stretches and joins those that overlap or follow each other within SAME_PLACE. */
export function joined(stretches: Stretch[]): Stretch[] {
  if (stretches.length < 2) return stretches;
  stretches.sort((a, b) => a.from - b.from || a.to - b.to);
  const result: Stretch[] = [];
  let last = stretches[0]!;
  for (let i = 1; i < stretches.length; i++) {
    const s = stretches[i]!;
    if (s.from > last.to + SAME_PLACE) {
      result.push(last);
      last = s;
    } else {
      last = {
        from: last.from,
        to: Math.max(last.to, s.to),
        before: last.before || s.before,
        after: last.after || s.after,
      };
    }
  }
  result.push(last);
  return result;
}

/**
 * The rest of the leg: what lies between joined stretches. Remnants shorter than SAME_PLACE at the ends are left out.
 */
export function restOf(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  let from = 0;
  let open = true;
  for (const s of stretches) {
    if (!s.before) result.push({ from, to: s.from, before: open, after: false });
    from = s.to;
    open = false;
    if (s.after) return result;
  }
  result.push({ from, to: 1, before: open, after: true });
  return result;
}
