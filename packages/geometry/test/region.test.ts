import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Body,
  gapAtMost,
  gapToRegion,
  gapToRegionAtMost,
  gapToRegionBelow,
  overlapsRegion,
  type Point,
  pointBody,
  pointInPolygon,
  pointToRegion,
  polygonsOverlap,
  stretchesInside,
  whollyInRegion,
  whollyWithin,
  whollyWithinRegion,
} from '../src/index.ts';
import { fraction, less, pointPolygon, pointSegment, polygonPolygon, radiusOf } from './exact.ts';
import { body, circleBody, hullBody, point, ranges, simplePolygon } from './shapes.ts';

/** Many points of a body, among them its corners or rim. */
function samples(b: Body): Point[] {
  if (b.kind === 'hull') {
    const inner = b.points.flatMap((p) => b.points.map((q) => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 })));
    return [...b.points, ...inner];
  }
  return Array.from({ length: 72 }, (_, i) => ({
    x: b.centre.x + b.radius * Math.cos((i * Math.PI) / 36),
    y: b.centre.y + b.radius * Math.sin((i * Math.PI) / 36),
  })).concat([b.centre]);
}

describe.each(ranges)('bodies and regions in a range of %d', (range) => {
  const limit = fc.integer({ min: 0, max: range });

  test('gapToRegionAtMost equals the BigInt oracle', () => {
    fc.assert(
      fc.property(body(range), simplePolygon(range), limit, (b, region, l) => {
        const core = b.kind === 'circle' ? pointPolygon(b.centre, region) : polygonPolygon(b.points, region);
        const reach = fraction(BigInt(l + radiusOf(b)) ** 2n);
        expect(gapToRegionAtMost(b, region, l)).toBe(!less(reach, core));
        if (l > 0) expect(gapToRegionBelow(b, region, l)).toBe(less(core, reach));
        const exact = Math.sqrt(Number((core.n * 10n ** 14n) / core.d) / 1e14);
        expect(Math.abs(gapToRegion(b, region) - Math.max(0, exact - radiusOf(b)))).toBeLessThan(1e-6);
      }),
      { numRuns: 800 },
    );
  });

  test('overlap of a hull and a region is overlap of polygons; of a circle, distance below the radius', () => {
    fc.assert(
      fc.property(hullBody(range), circleBody(range), simplePolygon(range), (h, c, region) => {
        if (h.kind === 'hull') expect(overlapsRegion(h, region)).toBe(polygonsOverlap(h.points, region));
        expect(overlapsRegion(c, region)).toBe(
          less(pointPolygon(c.centre, region), fraction(BigInt(radiusOf(c)) ** 2n)),
        );
      }),
      { numRuns: 500 },
    );
  });

  test('wholly in a region: no border runs through the inside, and no sample lies outside', () => {
    fc.assert(
      fc.property(body(Math.ceil(range / 3)), simplePolygon(range), (b, region) => {
        const cut = region.some((a, i) => {
          const c = region[(i + 1) % region.length]!;
          if (b.kind === 'circle') return less(pointSegment(b.centre, a, c), fraction(BigInt(b.radius) ** 2n));
          return stretchesInside(a, c, b.points, false).length > 0;
        });
        const wholly = whollyInRegion(b, region);
        expect(wholly).toBe(!cut && overlapsRegion(b, region));
        if (wholly) for (const p of samples(b)) expect(pointToRegion(p, region)).toBeLessThan(1e-6);
      }),
      { numRuns: 500 },
    );
  });

  test('whollyWithin: all samples within; and one sample too far means no', () => {
    fc.assert(
      fc.property(body(range), body(range), fc.integer({ min: 0, max: 2 * range }), (b, of, l) => {
        const far = Math.max(...samples(b).map((p) => distanceTo(p, of)));
        if (whollyWithin(b, of, l)) expect(far).toBeLessThan(l + 1e-6);
        if (b.kind === 'hull')
          expect(whollyWithin(b, of, l)).toBe(b.points.every((p) => gapAtMost(pointBody(p), of, l)));
        else if (far < l - 0.002 * b.radius - 1e-6) expect(whollyWithin(b, of, l)).toBe(true);
      }),
      { numRuns: 800 },
    );
  });

  test('whollyWithinRegion agrees with whollyWithin on convex regions and with samples on others', () => {
    fc.assert(
      fc.property(
        body(range),
        hullBody(range),
        simplePolygon(range),
        fc.integer({ min: 0, max: range }),
        (b, h, region, l) => {
          if (h.kind !== 'hull') return;
          const loose = whollyWithinRegion(b, h.points, l);
          if (whollyWithin(b, h, l)) expect(loose).toBe(true);
          else if (!whollyWithin(b, h, l + 1)) expect(loose).toBe(false);
          const far = Math.max(...samples(b).map((p) => pointToRegion(p, region)));
          if (far > l + 1) expect(whollyWithinRegion(b, region, l)).toBe(false);
          if (whollyWithinRegion(b, region, l)) expect(far).toBeLessThan(l + 1);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('points: inside, on the border, outside', () => {
    fc.assert(
      fc.property(point(range), simplePolygon(range), (p, region) => {
        expect(gapToRegionAtMost(pointBody(p), region, 0)).toBe(pointInPolygon(p, region));
        expect(whollyInRegion(pointBody(p), region)).toBe(pointInPolygon(p, region));
      }),
    );
  });
});

function distanceTo(p: Point, b: Body): number {
  if (b.kind === 'hull') return pointToRegion(p, b.points);
  return Math.max(0, Math.sqrt((p.x - b.centre.x) ** 2 + (p.y - b.centre.y) ** 2) - b.radius);
}

test('a region with an inlet: the mouth is farther from it than its lips', () => {
  const inlet = [
    { x: 0, y: 0 },
    { x: 3000, y: 0 },
    { x: 3000, y: 3000 },
    { x: 2000, y: 3000 },
    { x: 2000, y: 1000 },
    { x: 1000, y: 1000 },
    { x: 1000, y: 3000 },
    { x: 0, y: 3000 },
  ];
  const across: Body = {
    kind: 'hull',
    centre: { x: 1500, y: 2500 },
    points: [
      { x: 900, y: 2400 },
      { x: 2100, y: 2400 },
      { x: 2100, y: 2600 },
      { x: 900, y: 2600 },
    ],
  };
  expect(whollyInRegion(across, inlet)).toBe(false);
  expect(whollyWithinRegion(across, inlet, 498)).toBe(false);
  expect(whollyWithinRegion(across, inlet, 500)).toBe(true);
});
