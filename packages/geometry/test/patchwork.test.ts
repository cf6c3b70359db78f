import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, boxBetween } from '../src/box.ts';
import { type Patch, patchwork, printBetween, printOf } from '../src/patchwork.ts';

const SIZE = 1000;
const box = (x: number, y: number, width: number, depth: number): Box => ({
  minX: x,
  minY: y,
  maxX: x + width,
  maxY: y + depth,
});
const someBox = fc
  .tuple(
    fc.integer({ min: -20000, max: 20000 }),
    fc.integer({ min: -20000, max: 20000 }),
    fc.integer({ min: 0, max: 4000 }),
    fc.integer({ min: 0, max: 4000 }),
  )
  .map(([x, y, width, depth]) => box(x, y, width, depth));
const thing = (b: Box, id: number): Patch => ({ box: b, print: printOf(id, b.minX, b.minY, b.maxX, b.maxY) });
const things = fc.array(someBox, { minLength: 2, maxLength: 12 }).map((all) => all.map(thing));
const wider = (b: Box, by: number): Box =>
  box(b.minX - by, b.minY - by, b.maxX - b.minX + 2 * by, b.maxY - b.minY + 2 * by);

describe('the print of what lies between two boxes', () => {
  test('changes with everything that a line between them can meet, and with nothing that is farther away than two patches', () => {
    fc.assert(
      fc.property(things, someBox, fc.nat(), (all, place, n) => {
        const moved = n % all.length;
        const after = all.map((t, i) => (i === moved ? thing(place, i) : t));
        const [from, to] = [all[(moved + 1) % all.length]!.box, all[(moved + 2) % all.length]!.box];
        const was = all[moved]!;
        if (was.print === after[moved]!.print) return;
        const same = printBetween(patchwork(all, SIZE), from, to) === printBetween(patchwork(after, SIZE), from, to);
        const met = [was.box, place].some((b) => boxBetween(from, to, b));
        const far = ![was.box, place].some((b) => boxBetween(from, to, wider(b, 2 * SIZE)));
        if (met) expect(same).toBe(false);
        if (far) expect(same).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test('tells where the two boxes are, even on an empty table', () => {
    const empty = patchwork([], SIZE);
    const [a, b] = [box(0, 0, 10, 10), box(5000, 0, 10, 10)];
    expect(printBetween(empty, a, b)).toBe(printBetween(empty, a, b));
    expect(printBetween(empty, a, b)).not.toBe(printBetween(empty, a, box(5001, 0, 10, 10)));
  });

  test('does not depend on the order in which things are listed', () => {
    fc.assert(
      fc.property(things, (all) => {
        const [from, to] = [all[0]!.box, all[1]!.box];
        expect(printBetween(patchwork([...all].reverse(), SIZE), from, to)).toBe(
          printBetween(patchwork(all, SIZE), from, to),
        );
      }),
    );
  });
});
