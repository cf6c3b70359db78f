import { seededRng } from '@walstatt/engine';
import { doubleArea, gapBelow, INCH, isConvex, type Polygon, polygonsOverlap } from '@walstatt/geometry';
import { recordEmitted } from '@walstatt/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Terrain } from '../generated/state.ts';
import { inspectTable, tableProblems } from './inspect.ts';
import { randomTable } from './random.ts';
import { starterTable } from './starter.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const tables = seeds.map((seed) => Object.values(randomTable(seededRng(seed))));
const area = (shape: Polygon): number => doubleArea(shape) / 2 / INCH / INCH;
const ofCategory = (pieces: readonly Terrain[], category: number) => pieces.filter((t) => t.category === category);
const areaOf = (pieces: readonly Terrain[]): number => pieces.reduce((sum, t) => sum + area(t.shape), 0);

/** Measured here without the code under test. */
const always = (property: (pieces: readonly Terrain[]) => void): void =>
  fc.assert(fc.property(tables, property), { numRuns: 150 });

/** The ids that the report on a table mentions. */
function emit(pieces: Readonly<Record<string, Terrain>>): void {
  for (const { rule } of inspectTable(pieces).findings) recordEmitted(rule);
}

describe('random tables', () => {
  test('[FD-AMOUNT-01] a quarter of the table is covered', () => {
    emit(randomTable(seededRng(1)));
    always((pieces) => {
      expect(areaOf(pieces)).toBeGreaterThan(864 * 0.98);
      expect(areaOf(pieces)).toBeLessThan(864 * 1.02);
    });
  });

  test('[FD-AMOUNT-02] each category has a third of it', () => {
    emit(randomTable(seededRng(1)));
    always((pieces) => {
      for (const category of [1, 2, 3]) {
        expect(areaOf(ofCategory(pieces, category))).toBeGreaterThan(288 * 0.97);
        expect(areaOf(ofCategory(pieces, category))).toBeLessThan(288 * 1.03);
      }
    });
  });

  test('[FD-AMOUNT-03][FD-AMOUNT-04][FD-AMOUNT-05] pieces are what their category wants', () => {
    emit(randomTable(seededRng(1)));
    always((pieces) => {
      for (const t of ofCategory(pieces, 1)) {
        expect(['hill', 'building']).toContain(t.kind);
        expect(t).toMatchObject({ class: 'sightBlocker', blocksSight: true });
        expect(t.entry).toBe(t.kind === 'hill' ? 'all' : 'none');
      }
      for (const t of ofCategory(pieces, 2)) {
        const soft = ['forest', 'jungle'].includes(t.kind);
        expect(soft || ['ruin', 'rockNeedles'].includes(t.kind)).toBe(true);
        expect(t).toMatchObject({
          class: soft ? 'softCover' : 'hardCover',
          blocksSight: true,
          coversOnlyInfantry: false,
        });
      }
      for (const t of ofCategory(pieces, 3)) {
        expect(['crater', 'rocks', 'barricade']).toContain(t.kind);
        expect(t).toMatchObject({ class: 'softCover', blocksSight: false, coversOnlyInfantry: true, entry: 'all' });
        expect(t.linear).toBe(t.kind === 'barricade');
      }
    });
  });

  test('[FD-AMOUNT-06] 3 to 4, 4 to 6 and 6 to 8 pieces', () => {
    emit(randomTable(seededRng(1)));
    const seen = [new Set<number>(), new Set<number>(), new Set<number>()];
    always((pieces) => {
      [1, 2, 3].forEach((category, i) => {
        seen[i]!.add(ofCategory(pieces, category).length);
      });
    });
    expect(seen.map((s) => [...s].sort())).toEqual([
      [3, 4],
      [4, 5, 6],
      [6, 7, 8],
    ]);
  });

  test('[FD-AMOUNT-07] sizes differ, and not all pieces are square', () => {
    emit(randomTable(seededRng(1)));
    always((pieces) => {
      expect(new Set(pieces.map((t) => Math.round(area(t.shape)))).size).toBeGreaterThan(2);
      const sides = pieces.map(({ shape: [a, b, c] }) => [a!, b!, c!] as const);
      const isSquarish = ([a, b, c]: (typeof sides)[number]) => {
        const length = (p: typeof a, q: typeof a) => Math.hypot(p.x - q.x, p.y - q.y);
        return Math.abs(length(a, b) / length(b, c) - 1) < 0.02;
      };
      expect(sides.every(isSquarish)).toBe(false);
    });
  });

  test('[FD-AMOUNT-08] pieces of categories 1 and 2 are about 3:2', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { findings } = inspectTable(randomTable(seededRng(seed)));
        for (const f of findings.filter((x) => x.code === 'sides')) {
          recordEmitted(f.rule);
          expect(f).toMatchObject({ rule: 'FD-AMOUNT-08', ok: true, advice: true });
        }
      }),
      { numRuns: 50 },
    );
  });

  test('pieces are convex, on the table, and infantry walks between any two of them', () => {
    always((pieces) => {
      pieces.forEach((t, i) => {
        expect(isConvex(t.shape)).toBe(true);
        for (const p of t.shape) {
          expect(p.x).toBeGreaterThanOrEqual(INCH);
          expect(p.x).toBeLessThanOrEqual(71 * INCH);
          expect(p.y).toBeGreaterThanOrEqual(INCH);
          expect(p.y).toBeLessThanOrEqual(47 * INCH);
        }
        for (const other of pieces.slice(i + 1)) {
          expect(polygonsOverlap(t.shape, other.shape)).toBe(false);
          expect(gapBelow(bodyOf(t), bodyOf(other), 2 * INCH)).toBe(false);
        }
      });
    });
  });

  test('both sides see the same table, and nothing is closed in the deployment zones', () => {
    always((pieces) => {
      const outlines = new Set(pieces.map((t) => outline(t.kind, t.shape)));
      for (const t of pieces) {
        const turned = t.shape.map((p) => ({ x: 72 * INCH - p.x, y: 48 * INCH - p.y }));
        expect(outlines.has(outline(t.kind, turned))).toBe(true);
        if (t.entry === 'none')
          for (const p of t.shape) {
            expect(p.y).toBeGreaterThanOrEqual(12 * INCH);
            expect(p.y).toBeLessThanOrEqual(36 * INCH);
          }
      }
    });
  });

  test('vehicles drive between any two pieces that are closed to them, and round them', () => {
    always((pieces) => {
      const closed = pieces.filter((t) => t.class === 'hardCover' || t.entry === 'none');
      closed.forEach((t, i) => {
        for (const p of t.shape) {
          expect(Math.min(p.x, p.y, 72 * INCH - p.x, 48 * INCH - p.y)).toBeGreaterThanOrEqual(4 * INCH);
        }
        for (const other of closed.slice(i + 1)) expect(gapBelow(bodyOf(t), bodyOf(other), 4 * INCH)).toBe(false);
      });
    });
  });

  test('the same random numbers give the same table, others another', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(randomTable(seededRng(seed))).toEqual(randomTable(seededRng(seed)));
        expect(randomTable(seededRng(seed))).not.toEqual(randomTable(seededRng(seed + 1)));
        expect(randomTable(seededRng(seed))).not.toEqual(starterTable);
      }),
      { numRuns: 30 },
    );
  });

  test('the report finds every one of them right', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(tableProblems(randomTable(seededRng(seed)))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

const bodyOf = (t: Terrain) => ({ kind: 'hull', centre: t.shape[0]!, points: t.shape }) as const;

/** The corners, starting from the lowest leftmost one. */
function outline(kind: string, shape: Polygon): string {
  const corners = shape.map((p) => `${p.x},${p.y}`);
  const first = corners.indexOf([...corners].sort()[0]!);
  return `${kind} ${[...corners.slice(first), ...corners.slice(0, first)].join(' ')}`;
}
