import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arcOf,
  type Body,
  bodyAt,
  bodyInWedge,
  circle,
  FULL_TURN,
  footprintPolygon,
  normaliseAngle,
  type Point,
  pointBody,
  pointInWedge,
  rectangle,
  SECTORS,
  sectorOf,
  sectorsOf,
  wedgeShare,
} from '../src/index.ts';
import { body, point } from './shapes.ts';

const pose = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
  facing: fc.integer({ min: 0, max: 3599 }),
});
const arc = fc
  .tuple(fc.integer({ min: -1800, max: 1800 }), fc.integer({ min: -1800, max: 1800 }))
  .filter(([l, r]) => l + r >= 0);

/** The direction of p from o in tenths of a degree, as a double. */
const direction = (o: Point, p: Point): number => (Math.atan2(p.y - o.y, p.x - o.x) * 1800) / Math.PI;

/** How far p is inside the arc, in tenths of a degree; negative outside. */
function depth(o: { x: number; y: number; facing: number }, left: number, right: number, p: Point): number {
  if (left + right >= FULL_TURN) return FULL_TURN;
  const half = (left + right) / 2;
  const off = Math.abs(normaliseAngle(direction(o, p) - (o.facing + (left - right) / 2) + 1800) - 1800);
  return half - off;
}

describe('points', () => {
  test('agree with the angle, wherever it is not within 1e-6 of a ray', () => {
    fc.assert(
      fc.property(pose, arc, point(1000), (o, [left, right], p) => {
        fc.pre(p.x !== o.x || p.y !== o.y);
        const d = depth(o, left, right, p);
        if (Math.abs(d) > 1e-6) expect(pointInWedge(p, arcOf(o, left, right))).toBe(d > 0);
      }),
      { numRuns: 2000 },
    );
  });

  test('on a ray count as inside, exactly at multiples of 45°', () => {
    const o = { x: 10, y: 10, facing: 0 };
    const front = arcOf(o, 450, 450);
    expect(pointInWedge({ x: 1010, y: 1010 }, front)).toBe(true);
    expect(pointInWedge({ x: 1010, y: -990 }, front)).toBe(true);
    expect(pointInWedge({ x: 1010, y: 1011 }, front)).toBe(false);
    expect(pointInWedge({ x: 10, y: 10 }, front)).toBe(true);
    expect(pointInWedge({ x: -1, y: 10 }, arcOf(o, 0, 0))).toBe(false);
    expect(pointInWedge({ x: 99, y: 10 }, arcOf(o, 0, 0))).toBe(true);
    expect(pointInWedge({ x: 10, y: 999 }, arcOf(o, 900, 900))).toBe(true);
    expect(pointInWedge({ x: 9, y: 999 }, arcOf(o, 900, 900))).toBe(false);
    expect(pointInWedge({ x: -9, y: 10 }, arcOf(o, 1350, -450))).toBe(false);
    expect(pointInWedge({ x: -9, y: 30 }, arcOf(o, 1350, -450))).toBe(true);
  });
});

/** A grid of points all over a body. */
function samples(b: Body): Point[] {
  const shape = footprintPolygon(b.kind === 'circle' ? { ...b, radius: b.radius * 0.9995 } : b);
  const c = { x: 0, y: 0 };
  for (const p of shape) {
    c.x += p.x / shape.length;
    c.y += p.y / shape.length;
  }
  const list: Point[] = [];
  for (const [i, p] of shape.entries()) {
    const q = shape[(i + 1) % shape.length]!;
    for (let s = 0; s <= 8; s++)
      for (let r = 1; r <= 8; r++) {
        const x = p.x + ((q.x - p.x) * s) / 8;
        const y = p.y + ((q.y - p.y) * s) / 8;
        list.push({ x: c.x + ((x - c.x) * r) / 8, y: c.y + ((y - c.y) * r) / 8 });
      }
  }
  return list;
}

describe('bodies', () => {
  test('any and wholly agree with samples', () => {
    fc.assert(
      fc.property(pose, arc, body(800), (o, [left, right], b) => {
        const wedge = arcOf(o, left, right);
        const depths = samples(b).map((p) => depth(o, left, right, p));
        const any = bodyInWedge(b, wedge, 'any');
        const wholly = bodyInWedge(b, wedge, 'wholly');
        if (depths.some((d) => d > 1e-3)) expect(any).toBe(true);
        if (depths.some((d) => d < -1e-3)) expect(wholly).toBe(false);
        if (!any) expect(depths.every((d) => d <= 1e-3)).toBe(true);
        if (wholly) expect(depths.every((d) => d >= -1e-3)).toBe(true);
        if (wholly) expect(any).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('an arc and what it leaves out: wholly in one means not at all inside the other', () => {
    fc.assert(
      fc.property(pose, arc, body(800), (o, [left, right], b) => {
        const [inner, outer] = [arcOf(o, left, right), arcOf(o, FULL_TURN - right, -left)];
        fc.pre(left + right > 0 && left + right < FULL_TURN);
        expect(wedgeShare(b, inner) + wedgeShare(b, outer)).toBeCloseTo(1, 6);
        if (bodyInWedge(b, inner, 'wholly')) expect(wedgeShare(b, outer)).toBeLessThan(0.001);
        if (!bodyInWedge(b, inner, 'any')) expect(bodyInWedge(b, outer, 'wholly')).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('the share is that of a dense grid', () => {
    fc.assert(
      fc.property(pose, arc, body(800), (o, [left, right], b) => {
        const box =
          b.kind === 'circle' ? [b.centre.x - b.radius, b.centre.y - b.radius, 2 * b.radius, 2 * b.radius] : null;
        fc.pre(box !== null && b.kind === 'circle');
        let inside = 0;
        let all = 0;
        for (let i = 0; i < 60; i++)
          for (let k = 0; k < 60; k++) {
            const p = { x: box![0]! + (box![2]! * (i + 0.5)) / 60, y: box![1]! + (box![3]! * (k + 0.5)) / 60 };
            if (b.kind === 'circle' && (p.x - b.centre.x) ** 2 + (p.y - b.centre.y) ** 2 > b.radius ** 2) continue;
            all++;
            if (depth(o, left, right, p) >= 0) inside++;
          }
        expect(Math.abs(wedgeShare(b, arcOf(o, left, right)) - inside / all)).toBeLessThan(0.04);
      }),
      { numRuns: 60 },
    );
  });

  test('touching the arc is any part of it; exactly half is not a majority', () => {
    const o = { x: 0, y: 0, facing: 0 };
    const front = arcOf(o, 900, 900);
    const round = (x: number): Body => bodyAt(circle(100), { x, y: 500, facing: 0 });
    const square = (x: number): Body => bodyAt(rectangle(200, 200), { x, y: 500, facing: 0 });
    for (const b of [round, square]) {
      expect(bodyInWedge(b(-100), front, 'any')).toBe(true);
      expect(bodyInWedge(b(-101), front, 'any')).toBe(false);
      expect(bodyInWedge(b(100), front, 'wholly')).toBe(true);
      expect(bodyInWedge(b(99), front, 'wholly')).toBe(false);
      expect(bodyInWedge(b(0), front, 'majority')).toBe(false);
      expect(bodyInWedge(b(1), front, 'majority')).toBe(true);
      expect(wedgeShare(b(0), front)).toBeCloseTo(0.5, 9);
    }
    expect(bodyInWedge(round(0), arcOf(o, 1800, 1800), 'wholly')).toBe(true);
    expect(bodyInWedge(pointBody({ x: 5, y: 0 }), front, 'wholly')).toBe(true);
  });
});

describe('sectors by the diagonals', () => {
  const tank = rectangle(6000, 4000);

  test('of a rectangle looking along +x', () => {
    const s = sectorsOf(tank, { x: 0, y: 0, facing: 0 });
    expect(sectorOf(s, { x: 9000, y: 0 })).toBe('front');
    expect(sectorOf(s, { x: 3000, y: 2001 })).toBe('left');
    expect(sectorOf(s, { x: 3000, y: 2000 })).toBe('front');
    expect(pointInWedge({ x: 3000, y: 2000 }, s.left)).toBe(true);
    expect(sectorOf(s, { x: 0, y: -9000 })).toBe('right');
    expect(sectorOf(s, { x: -9000, y: 5999 })).toBe('rear');
    expect(sectorOf(s, { x: -9000, y: 6001 })).toBe('left');
    expect(sectorOf(s, { x: -9000, y: -6001 })).toBe('right');
  });

  test('every point is in a sector, in one unless it lies on a diagonal; they turn with the base', () => {
    fc.assert(
      fc.property(pose, point(5000), (o, p) => {
        fc.pre(p.x !== o.x || p.y !== o.y);
        const s = sectorsOf(tank, o);
        const hits = SECTORS.filter((name) => pointInWedge(p, s[name]));
        expect(hits.length === 1 || hits.length === 2).toBe(true);
        const angle = normaliseAngle(direction(o, p) - o.facing + 1800) - 1800;
        const diagonal = (Math.atan2(2000, 3000) * 1800) / Math.PI;
        const expected =
          Math.abs(angle) < diagonal
            ? 'front'
            : Math.abs(angle) > 1800 - diagonal
              ? 'rear'
              : angle > 0
                ? 'left'
                : 'right';
        // Corners are rounded to ticks: 0.71 in 3606 is 0.12 tenths of a degree.
        const clear = [diagonal, 1800 - diagonal].every((d) => Math.abs(Math.abs(angle) - d) > 0.15);
        if (clear) expect(sectorOf(s, p)).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });

  test('a round base has quarters', () => {
    const s = sectorsOf(circle(1250), { x: 0, y: 0, facing: 900 });
    expect(sectorOf(s, { x: 0, y: 10 })).toBe('front');
    expect(sectorOf(s, { x: 10, y: 10 })).toBe('front');
    expect(sectorOf(s, { x: 11, y: 10 })).toBe('right');
    expect(sectorOf(s, { x: 0, y: -10 })).toBe('rear');
  });
});
