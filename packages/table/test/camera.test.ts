import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxOf, detailOf, fitted, held, toScreen, toTable, zoomed } from '../src/camera.ts';

const camera = fc.record({
  x: fc.integer({ min: -2000, max: 2000 }),
  y: fc.integer({ min: -2000, max: 2000 }),
  k: fc.double({ min: 0.2, max: 10, noNaN: true }),
});
const point = fc.record({ x: fc.integer({ min: -200000, max: 200000 }), y: fc.integer({ min: -200000, max: 200000 }) });

describe('the camera', () => {
  test('screen and table are inverse to each other', () => {
    fc.assert(
      fc.property(camera, point, (c, p) => {
        const at = toScreen(c, p);
        expect(toTable(c, at.x, at.y)).toEqual({ x: p.x + 0, y: p.y + 0 });
      }),
    );
  });

  test('zooming leaves what is under the pointer', () => {
    fc.assert(
      fc.property(camera, point, fc.double({ min: 0.5, max: 2, noNaN: true }), (c, p, factor) => {
        const at = toScreen(c, p);
        const after = toScreen(zoomed(c, at.x, at.y, factor, 0.1, 20), p);
        expect(after.x).toBeCloseTo(at.x, 3);
        expect(after.y).toBeCloseTo(at.y, 3);
      }),
    );
  });

  test('fitting shows the whole box', () => {
    const box = boxOf([
      { x: 0, y: 0 },
      { x: 182880, y: 121920 },
    ]);
    const size = { width: 1280, height: 720 };
    const c = fitted(box, size, 20);
    for (const p of [
      { x: 0, y: 0 },
      { x: 182880, y: 121920 },
    ]) {
      const at = toScreen(c, p);
      expect(at.x).toBeGreaterThanOrEqual(19.9);
      expect(at.x).toBeLessThanOrEqual(1260.1);
      expect(at.y).toBeGreaterThanOrEqual(19.9);
      expect(at.y).toBeLessThanOrEqual(700.1);
    }
  });

  test('the table cannot be lost', () => {
    const box = { left: 0, top: -1000, right: 1500, bottom: 0 };
    const size = { width: 1000, height: 600 };
    fc.assert(
      fc.property(camera, (c) => {
        const h = held(c, box, size);
        expect(h.x + box.right * h.k).toBeGreaterThan(0);
        expect(h.x + box.left * h.k).toBeLessThan(size.width);
        expect(h.y + box.bottom * h.k).toBeGreaterThan(0);
        expect(h.y + box.top * h.k).toBeLessThan(size.height);
      }),
    );
  });

  test('detail grows with the size of bases', () => {
    expect([0.4, 1, 3].map((k) => detailOf(k, 25))).toEqual(['far', 'middle', 'near']);
  });
});
