/** Curves that come out the same on every machine: they need nothing but square roots. */

/** From 0 to 1 like the logistic function: a half at 0, and steepest there. */
export const risingOf = (z: number): number => 0.5 + z / (2 * Math.sqrt(4 + z * z));

/** From 1 down to 0 as a distance grows, counted in lengths over which most is lost. */
export const fadingOf = (lengths: number): number => 1 / ((1 + 0.6 * lengths) * (1 + 0.6 * lengths));

/** A number below 1 multiplied with itself. */
export function power(base: number, times: number): number {
  let value = 1;
  for (let i = 0; i < times; i++) value *= base;
  return value;
}
