import { cosine, FULL_TURN, sine, TRIG_SCALE } from './angle.ts';
import { type Base, circle } from './body.ts';
import { convexHull } from './hull.ts';
import { MILLIMETRE } from './ticks.ts';

const CORNERS = 48;
/** Below this size, rounding corners to ticks after a turn could make a hull of 48 corners lose its convexity. */
const SMALLEST = 5 * MILLIMETRE;

/**
 * An oval base: an ellipse whose length lies along its facing, as a convex hull of 48 integer corners. The corners lie
 * on the ellipse (rounded to ticks), so length and width are those of the real base. The hull lies inside the ellipse
 * by at most 0.00215 × half the longer axis + 1 tick (0.08 mm for a base of 75 mm), and nowhere more than 1 tick
 * outside it. Equal axes give a real circle, which has no such error.
 */
export function oval(length: number, width: number): Base {
  if (length === width) return circle(Math.round(length / 2));
  if (Math.min(length, width) < SMALLEST) throw new RangeError('an oval base is at least 5 mm wide');
  const points = Array.from({ length: CORNERS }, (_, i) => {
    const angle = (i * FULL_TURN) / CORNERS;
    return {
      x: Math.round(((length / 2) * cosine(angle)) / TRIG_SCALE),
      y: Math.round(((width / 2) * sine(angle)) / TRIG_SCALE),
    };
  });
  return { kind: 'hull', points: convexHull(points) };
}
