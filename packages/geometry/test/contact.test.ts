import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Body,
  bodyAt,
  CONTACT_GAP,
  circle,
  gap,
  gapBelow,
  inContact,
  oval,
  overlaps,
  rectangle,
  shifted,
  shiftIntoContact,
  shiftToFirst,
  stretchAt,
} from '../src/index.ts';

const base = fc.constantFrom(circle(1250), circle(1600), rectangle(6000, 3500), rectangle(200, 300), oval(7500, 4200));
const facing = fc.integer({ min: 0, max: 3599 });
const place = fc.record({
  x: fc.integer({ min: -20_000, max: 20_000 }),
  y: fc.integer({ min: -20_000, max: 20_000 }),
  facing,
});
const standing: fc.Arbitrary<Body> = fc.tuple(base, place).map(([b, p]) => bodyAt(b, p));

describe('shiftIntoContact', () => {
  test('never nearer than wanted, never more than √2 ticks off, less than √2 ticks from the line', () => {
    let reached = 0;
    fc.assert(
      fc.property(standing, standing, fc.constantFrom(0, 0, 7, 2540), (body, target, wanted) => {
        const dx = 2 * (target.centre.x - body.centre.x) + 1;
        const dy = 2 * (target.centre.y - body.centre.y);
        const shift = shiftIntoContact(body, dx, dy, target, wanted);
        if (gapBelow(body, target, wanted)) {
          expect(shift).toBeNull();
          return;
        }
        expect(shift).not.toBeNull();
        const there = shifted(body, shift!.dx, shift!.dy);
        expect(gapBelow(there, target, wanted)).toBe(false);
        expect(gap(there, target) - wanted).toBeLessThan(Math.SQRT2 + 1e-6);
        if (wanted === 0) expect(inContact(there, target)).toBe(true);
        const t = stretchAt(body, dx, dy, target, wanted)!.from;
        const off = Math.sqrt((shift!.dx - t * dx) ** 2 + (shift!.dy - t * dy) ** 2);
        expect(off).toBeLessThan(Math.SQRT2 + 1e-6);
        reached++;
      }),
      { numRuns: 400 },
    );
    expect(reached).toBeGreaterThan(200);
  });

  test('no tighter place among the corners of its cell', () => {
    fc.assert(
      fc.property(standing, standing, (body, target) => {
        const dx = 2 * (target.centre.x - body.centre.x);
        const dy = 2 * (target.centre.y - body.centre.y) + 1;
        const shift = shiftIntoContact(body, dx, dy, target);
        if (shift === null || (shift.dx === 0 && shift.dy === 0)) return;
        const t = stretchAt(body, dx, dy, target, 0)!.from;
        const left = gap(shifted(body, shift.dx, shift.dy), target);
        for (const x of [Math.floor(t * dx), Math.ceil(t * dx)])
          for (const y of [Math.floor(t * dy), Math.ceil(t * dy)]) {
            const there = shifted(body, x, y);
            if (!overlaps(there, target)) expect(gap(there, target)).toBeGreaterThanOrEqual(left);
          }
      }),
      { numRuns: 300 },
    );
  });

  test('misses are null, contact already made is no move', () => {
    const a = bodyAt(circle(100), { x: 0, y: 0, facing: 0 });
    const b = bodyAt(circle(100), { x: 1000, y: 0, facing: 0 });
    expect(shiftIntoContact(a, 0, 5000, b)).toBeNull();
    expect(shiftIntoContact(a, 700, 0, b)).toBeNull();
    expect(shiftIntoContact(a, 800, 0, b)).toEqual({ dx: 800, dy: 0 });
    expect(shiftIntoContact(shifted(a, 800, 0), 800, 0, b)).toEqual({ dx: 0, dy: 0 });
    expect(shiftIntoContact(shifted(a, 801, 0), 800, 0, b)).toBeNull();
  });
});

test('contact is a gap of at most CONTACT_GAP without overlap, or the stated gap', () => {
  const a = bodyAt(circle(100), { x: 0, y: 0, facing: 0 });
  const at = (x: number): Body => bodyAt(circle(100), { x, y: 0, facing: 0 });
  expect(inContact(a, at(200))).toBe(true);
  expect(inContact(a, at(200 + CONTACT_GAP))).toBe(true);
  expect(inContact(a, at(201 + CONTACT_GAP))).toBe(false);
  expect(inContact(a, at(199))).toBe(false);
  expect(inContact(a, at(300), 100)).toBe(true);
  expect(inContact(a, at(201), 0)).toBe(false);
});

test('shiftToFirst stops at the nearest body and overlaps none', () => {
  fc.assert(
    fc.property(standing, fc.array(standing, { minLength: 1, maxLength: 5 }), place, (body, others, to) => {
      fc.pre(others.every((o) => !overlaps(body, o)));
      const found = shiftToFirst(body, to.x, to.y, others);
      if (found === null) return;
      const there = shifted(body, found.shift.dx, found.shift.dy);
      for (const o of others) expect(overlaps(there, o)).toBe(false);
      expect(inContact(there, others[found.hit]!)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
