import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareToSegment, distanceToSegment, segmentsIntersect, segmentsWithin } from '../src/index.ts';
import { fraction, less, pointSegment, segmentsMeet } from './exact.ts';
import { point, ranges } from './shapes.ts';

describe.each([...ranges, 2 ** 24])('segments in a range of %d', (range) => {
  const p = point(range);
  const reach = fc.integer({ min: 0, max: range });

  test('compareToSegment equals the exact fraction', () => {
    fc.assert(
      fc.property(p, p, p, reach, (c, a, b, r) => {
        const d = pointSegment(c, a, b);
        const limit = fraction(BigInt(r) ** 2n);
        expect(compareToSegment(c, a, b, r)).toBe(less(d, limit) ? -1 : less(limit, d) ? 1 : 0);
      }),
      { numRuns: 500 },
    );
  });

  test('with a root: distance against reach + √rest, on exact ties too', () => {
    fc.assert(
      fc.property(p, p, p, fc.integer({ min: 0, max: 50 }), reach, (c, a, b, r, root) => {
        expect(compareToSegment(c, a, b, r, root * root)).toBe(compareToSegment(c, a, b, r + root));
      }),
      { numRuns: 500 },
    );
  });

  test('segmentsIntersect and segmentsWithin equal the exact oracle', () => {
    fc.assert(
      fc.property(p, p, p, p, reach, (a, b, c, d, r) => {
        const meet = segmentsMeet(a, b, c, d);
        expect(segmentsIntersect(a, b, c, d)).toBe(meet);
        const limit = fraction(BigInt(r) ** 2n);
        const all = [pointSegment(a, c, d), pointSegment(b, c, d), pointSegment(c, a, b), pointSegment(d, a, b)];
        expect(segmentsWithin(a, b, c, d, r, false)).toBe(meet || all.some((f) => !less(limit, f)));
        if (r > 0) expect(segmentsWithin(a, b, c, d, r, true)).toBe(meet || all.some((f) => less(f, limit)));
      }),
      { numRuns: 500 },
    );
  });

  test('distanceToSegment is right to 1e-6', () => {
    fc.assert(
      fc.property(p, p, p, (c, a, b) => {
        const f = pointSegment(c, a, b);
        const scaled = Number((f.n * 10n ** 12n) / f.d) / 1e12;
        expect(Math.abs(distanceToSegment(c, a, b) - Math.sqrt(scaled))).toBeLessThan(1e-6);
      }),
    );
  });
});
