import fc from 'fast-check';
import { disc, type Hex, type HexPose, type HexSet, hexSet, type Motion } from '../../src/hex/index.ts';

export const hexes = (size = 12): fc.Arbitrary<Hex> =>
  fc.record({ q: fc.integer({ min: -size, max: size }), r: fc.integer({ min: -size, max: size }) });

export const hexLists = (size: number, maxLength: number): fc.Arbitrary<Hex[]> =>
  fc.uniqueArray(hexes(size), { minLength: 1, maxLength, selector: (h) => `${h.q},${h.r}` });

export const turns = fc.integer({ min: -9, max: 9 });

export const headings = fc.integer({ min: 0, max: 11 });

export const poses: fc.Arbitrary<HexPose> = fc.record({
  q: fc.integer({ min: -9, max: 9 }),
  r: fc.integer({ min: -9, max: 9 }),
  facing: fc.integer({ min: 0, max: 5 }),
});

export const motions: fc.Arbitrary<Motion> = fc.record({
  mirror: fc.boolean(),
  turn: fc.integer({ min: 0, max: 5 }),
  q: fc.integer({ min: -9, max: 9 }),
  r: fc.integer({ min: -9, max: 9 }),
});

/** A disc of 61 fields with holes: about one field in `gaps` is missing, never the first in reading order. */
export const patches = (gaps: number): fc.Arbitrary<HexSet> => {
  const whole = disc({ q: 0, r: 0 }, 4);
  return fc
    .array(fc.nat(gaps - 1), { minLength: whole.length, maxLength: whole.length })
    .map((dice) => hexSet(whole.filter((h, i) => dice[i] !== 0 || (h.q === 0 && h.r === -4))));
};
