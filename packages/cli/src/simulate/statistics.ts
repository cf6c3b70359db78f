/** z of a two-sided 95 % interval. */
const Z = 1.959963984540054;

export type Interval = { readonly value: number; readonly low: number; readonly high: number };

/** A share with its 95 % Wilson interval, which stays accurate near 0 and 1. */
export function share(times: number, n: number): Interval {
  if (n === 0) return { value: 0, low: 0, high: 1 };
  const p = times / n;
  const middle = (p + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const half = (Z * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n))) / (1 + (Z * Z) / n);
  return { value: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** A mean with its 95 % interval by the normal approximation. */
export function mean(values: readonly number[]): Interval {
  const n = values.length;
  if (n === 0) return { value: 0, low: 0, high: 0 };
  const m = values.reduce((a, b) => a + b, 0) / n;
  const variance = n < 2 ? 0 : values.reduce((a, b) => a + (b - m) * (b - m), 0) / (n - 1);
  const half = Z * Math.sqrt(variance / n);
  return { value: m, low: m - half, high: m + half };
}
