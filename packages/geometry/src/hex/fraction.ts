/** An exact fraction in lowest terms with a positive denominator: equal fractions are identical data. */
export type Fraction = { readonly num: number; readonly den: number };

function gcd(a: number, b: number): number {
  let x = Math.abs(a);
  let y = Math.abs(b);
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

export function fraction(num: number, den: number): Fraction {
  const divisor = den < 0 ? -gcd(num, den) : gcd(num, den);
  return { num: num / divisor + 0, den: den / divisor };
}

/** Negative, zero or positive. Exact as long as the cross products stay below 2^53. */
export const compareFractions = (a: Fraction, b: Fraction): number => a.num * b.den - b.num * a.den;
