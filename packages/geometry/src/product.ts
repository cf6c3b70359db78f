/**
 * Exact comparison of products whose factors are integers up to 2^53, without BigInt and without allocating. The
 * rounding error of a double product is itself a double (Dekker). V8, SpiderMonkey and JavaScriptCore never fuse these
 * operations.
 */
const SPLITTER = 134217729; // 2^27 + 1
const EXACT = 2 ** 53;

/** The exact value of a * b - p, where p is a * b as a double. */
function productError(a: number, b: number, p: number): number {
  const ca = SPLITTER * a;
  const ah = ca - (ca - a);
  const al = a - ah;
  const cb = SPLITTER * b;
  const bh = cb - (cb - b);
  const bl = b - bh;
  return al * bl - (p - ah * bh - al * bh - ah * bl);
}

/** The sign of a * b - c * d: exact, because rounding keeps order and only equal doubles need a second look. */
export function compareProducts(a: number, b: number, c: number, d: number): number {
  const p = a * b;
  const q = c * d;
  if (p !== q) return p < q ? -1 : 1;
  if (p < EXACT && p > -EXACT) return 0;
  const difference = productError(a, b, p) - productError(c, d, q);
  return difference < 0 ? -1 : difference > 0 ? 1 : 0;
}

/** a * b - c * d with a relative error below 2^-50 and the exact sign, even when both products nearly cancel. */
export function productDifference(a: number, b: number, c: number, d: number): number {
  const p = a * b;
  const q = c * d;
  return p - q + (productError(a, b, p) - productError(c, d, q));
}
