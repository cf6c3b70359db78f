import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareProducts, productDifference } from '../src/index.ts';

const factor = fc.oneof(
  fc.maxSafeInteger(),
  fc.integer({ min: -9, max: 9 }),
  fc.integer({ min: -5, max: 5 }).map((i) => 2 ** 52 + i),
);
const sign = (v: bigint): number => (v > 0n ? 1 : v < 0n ? -1 : 0);

test('compareProducts equals the sign of the BigInt difference', () => {
  fc.assert(
    fc.property(factor, factor, factor, factor, (a, b, c, d) => {
      expect(compareProducts(a, b, c, d) + 0).toBe(sign(BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d)));
    }),
    { numRuns: 3000 },
  );
});

test('nearly equal and equal products are told apart', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2 ** 40, max: 2 ** 52 }), fc.integer({ min: 0, max: 3 }), (a, k) => {
      expect(compareProducts(a, a, a - k, a + k)).toBe(k === 0 ? 0 : 1);
      expect(productDifference(a, a, a - k, a + k)).toBe(k * k);
    }),
  );
});
