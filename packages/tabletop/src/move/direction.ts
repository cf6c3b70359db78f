import { cosine, FULL_TURN, type Point, sine, TRIG_SCALE } from '@walstatt/geometry';

/** A step in a direction, in whole ticks and never longer than the given length. */
export function stepIn(tenths: number, distance: number): { readonly dx: number; readonly dy: number } {
  const dx = (cosine(tenths) * distance) / TRIG_SCALE;
  const dy = (sine(tenths) * distance) / TRIG_SCALE;
  return { dx: Math.trunc(dx), dy: Math.trunc(dy) };
}

/** A fan of directions all round, sixteen by default: the given one first, then to both sides of it. */
export function fanFrom(tenths: number, directions = 16): number[] {
  const fan = [tenths];
  const step = FULL_TURN / directions;
  for (let i = 1; i < directions / 2; i++) fan.push(tenths + i * step, tenths - i * step);
  fan.push(tenths + FULL_TURN / 2);
  return fan.map((a) => ((a % FULL_TURN) + FULL_TURN) % FULL_TURN);
}

/** Directions are distinguished in steps of five degrees. */
const FINE = 50;
const EIGHTH = 450;

/** The direction from one point to another in tenths of a degree, rounded to the nearest such step. */
export function directionTo(from: Point, to: Point): number {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const start = eighthOf(x, y) * EIGHTH;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let k = 0; k <= EIGHTH; k += FINE) {
    const a = (start + k) % FULL_TURN;
    const along = x * cosine(a) + y * sine(a);
    if (along > most || (along === most && a < best)) {
      most = along;
      best = a;
    }
  }
  return best;
}

/** The eighth of a turn in which a vector lies, counted from the one along x. */
function eighthOf(x: number, y: number): number {
  const steep = Math.abs(y) > Math.abs(x);
  if (y >= 0) return x >= 0 ? (steep ? 1 : 0) : steep ? 2 : 3;
  return x < 0 ? (steep ? 5 : 4) : steep ? 6 : 7;
}
