/** The half-width of a 95 % confidence interval, in standard errors. */
const Z = 1.959963984540054;

export type Interval = readonly [low: number, high: number];

/** Wilson's interval for a probability: k of n. Never empty, and always within 0 and 1. */
export function wilson(k: number, n: number): Interval {
  const p = k / n;
  const centre = p + (Z * Z) / (2 * n);
  const half = Z * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n));
  const scale = 1 + (Z * Z) / n;
  return [k === 0 ? 0 : (centre - half) / scale, k === n ? 1 : (centre + half) / scale];
}

/** The normal interval for a mean of n independent numbers, from their sum and the sum of their squares about it. */
export function normal(mean: number, squares: number, n: number): Interval {
  const half = n < 2 ? Number.POSITIVE_INFINITY : Z * Math.sqrt(squares / (n - 1) / n);
  return [mean - half, mean + half];
}

/** The confidence interval for the mean of sampled values: Wilson's for a yes or no, otherwise the normal one. */
export function intervalOf(counts: ReadonlyMap<number, number>, mean: number, n: number): Interval {
  const values = [...counts.keys()];
  if (values.every((v) => v === 0 || v === 1)) return wilson(counts.get(1) ?? 0, n);
  let squares = 0;
  for (const [v, k] of counts) squares += k * (v - mean) * (v - mean);
  return normal(mean, squares, n);
}
