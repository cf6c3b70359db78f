/**
 * Directions are integer tenths of a degree, 0 = along +x, counter-clockwise, 0 <= a < 3600. Sine and cosine come from
 * an integer table built with + - * / only, so that every machine has the same table.
 */
export const FULL_TURN = 3600;
export const TRIG_SCALE = 2 ** 30;

/** Taylor series on [0, 45°] in doubles; the rounded integers are within 0.501 / 2^30 of the true value. */
function buildSineTable(): Float64Array {
  const table = new Float64Array(FULL_TURN);
  const step = Math.PI / 1800;
  const series = (x: number, first: number, start: number): number => {
    let term = first;
    let sum = first;
    for (let n = start; n < start + 22; n += 2) {
      term = (-term * x * x) / (n * (n + 1));
      sum += term;
    }
    return sum;
  };
  const quarter = (a: number): number => (a <= 450 ? series(a * step, a * step, 2) : series((900 - a) * step, 1, 1));
  for (let a = 0; a < FULL_TURN; a++) {
    const inHalf = a % 1800;
    const v = Math.round(quarter(inHalf <= 900 ? inHalf : 1800 - inHalf) * TRIG_SCALE);
    table[a] = a < 1800 ? v : -v;
  }
  return table;
}

const SINE = buildSineTable();

export const normaliseAngle = (a: number): number => ((a % FULL_TURN) + FULL_TURN) % FULL_TURN;

/** The same, but from -1800 to 1800. */
export function signedAngle(a: number): number {
  const turned = normaliseAngle(a);
  return turned > FULL_TURN / 2 ? turned - FULL_TURN : turned;
}

/** Sine times TRIG_SCALE, an integer. */
export const sine = (tenths: number): number => SINE[normaliseAngle(tenths)]! + 0;
/** Cosine times TRIG_SCALE, an integer. */
export const cosine = (tenths: number): number => SINE[normaliseAngle(tenths + 900)]! + 0;

/** Turns the vector (x, y) by the angle; each coordinate is rounded to the nearest tick. */
export function rotate(p: { x: number; y: number }, tenths: number): { x: number; y: number } {
  const s = sine(tenths);
  const c = cosine(tenths);
  return { x: Math.round((p.x * c - p.y * s) / TRIG_SCALE), y: Math.round((p.x * s + p.y * c) / TRIG_SCALE) };
}

/** The direction of a point, to a tenth of a degree: the one that leads farthest towards it. */
export function exactDirection(from: { x: number; y: number }, to: { x: number; y: number }): number {
  const reach = (a: number): number => (to.x - from.x) * cosine(a) + (to.y - from.y) * sine(a);
  let best = 0;
  for (let a = 0; a < FULL_TURN; a += 60) if (reach(a) > reach(best)) best = a;
  const near = best;
  for (let a = near - 60; a <= near + 60; a++) if (reach(a) > reach(best)) best = a;
  return normaliseAngle(best);
}
