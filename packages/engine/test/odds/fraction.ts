/** Exact fractions for the oracle. */
export type Fraction = { readonly n: bigint; readonly d: bigint };

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

export function fraction(n: bigint, d = 1n): Fraction {
  const g = gcd(n < 0n ? -n : n, d);
  return g === 1n ? { n, d } : { n: n / g, d: d / g };
}

export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
export const compare = (a: Fraction, b: Fraction): number => Number(a.n * b.d - b.n * a.d);

/** The nearest double. */
export function toNumber({ n, d }: Fraction): number {
  const shift = Math.max(0, d.toString(2).length - n.toString(2).length + 80);
  return Number((n << BigInt(shift)) / d) / 2 ** shift;
}
