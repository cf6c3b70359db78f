import { cosine, FULL_TURN, sine, TRIG_SCALE } from '@walstatt/geometry';

/** A step of so many ticks in a direction, in whole ticks that are never farther. */
export function stepIn(tenths: number, distance: number): { dx: number; dy: number } {
  const dx = (cosine(tenths) * distance) / TRIG_SCALE;
  const dy = (sine(tenths) * distance) / TRIG_SCALE;
  return { dx: Math.trunc(dx), dy: Math.trunc(dy) };
}

/** Sixteen directions or as many as it says, starting with the given one and going out to both sides. */
export function fanFrom(tenths: number, directions = 16): number[] {
  const fan = [tenths];
  const step = 3600 / directions;
  for (let i = 1; i < directions / 2; i++) fan.push(tenths + i * step, tenths - i * step);
  fan.push(tenths + 1800);
  return fan.map((a) => ((a % 3600) + 3600) % 3600);
}

/** Directions are told apart by five degrees. */
const FINE = 50;
const EIGHTH = 450;

/** The direction from one point to another in tenths of a degree, the nearest of those that are told apart. */
export function directionTo(from: { x: number; y: number }, to: { x: number; y: number }): number {
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

/** The eighth of a turn in which a vector lies, counted from that along x. */
function eighthOf(x: number, y: number): number {
  const steep = Math.abs(y) > Math.abs(x);
  if (y >= 0) return x >= 0 ? (steep ? 1 : 0) : steep ? 2 : 3;
  return x < 0 ? (steep ? 5 : 4) : steep ? 6 : 7;
}
