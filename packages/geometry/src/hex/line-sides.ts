import { type Corner, cornersOfSide } from './corner.ts';
import { compareFractions, type Fraction, fraction } from './fraction.ts';
import { type Hex, subtract } from './hex.ts';
import { touchedHexes } from './line.ts';
import { type HexSide, type SideKey, sideKey, sidesOf } from './side.ts';

/**
 * A side that the straight line between two centres meets: the line may `cross` the inside of the side, run `along` it,
 * or only meet one of its ends (`corner`). In the last case `hand` tells on which side of the line the rest of the side
 * lies, so that a gap between sides that meet at a corner can be told from a closed corner.
 */
export type TouchedSide = HexSide & {
  readonly touch: 'cross' | 'along' | 'corner';
  readonly hand: 'on' | 'left' | 'right';
  readonly enter: Fraction;
  readonly leave: Fraction;
};

const HANDS = ['left', 'on', 'right'] as const;

/** All sides that the closed line meets, in order. Sides met at one point come from left to right. */
export function touchedSides(from: Hex, to: Hex): TouchedSide[] {
  const line = subtract(to, from);
  if (line.q === 0 && line.r === 0) return [];
  const found = new Map<SideKey, TouchedSide>();
  for (const h of touchedHexes(from, to)) {
    for (const side of sidesOf(h)) {
      const key = sideKey(side);
      if (found.has(key)) continue;
      const touched = meet(from, line, side);
      if (touched) found.set(key, touched);
    }
  }
  const hand = (s: TouchedSide): number => HANDS.indexOf(s.hand);
  return [...found.values()].sort(
    (a, b) =>
      compareFractions(a.enter, b.enter) ||
      compareFractions(a.leave, b.leave) ||
      hand(a) - hand(b) ||
      sideKey(a) - sideKey(b),
  );
}

function meet(from: Hex, line: Hex, side: HexSide): TouchedSide | undefined {
  const [first, second] = cornersOfSide(side);
  const a = { q3: first.q3 - 3 * from.q, r3: first.r3 - 3 * from.r };
  const b = { q3: second.q3 - 3 * from.q, r3: second.r3 - 3 * from.r };
  const offA = line.q * a.r3 - line.r * a.q3;
  const offB = line.q * b.r3 - line.r * b.q3;
  if ((offA > 0 && offB > 0) || (offA < 0 && offB < 0)) return undefined;
  const { q, r, side: name } = side;
  let touched: TouchedSide;
  if (offA === 0 && offB === 0) {
    const ends = [partOfLine(a, 1, line), partOfLine(b, 1, line)].sort(compareFractions);
    touched = { q, r, side: name, touch: 'along', hand: 'on', enter: ends[0]!, leave: ends[1]! };
  } else if (offA === 0 || offB === 0) {
    const at = partOfLine(offA === 0 ? a : b, 1, line);
    touched = { q, r, side: name, touch: 'corner', hand: offA + offB > 0 ? 'right' : 'left', enter: at, leave: at };
  } else {
    const crossing = { q3: offA * b.q3 - offB * a.q3, r3: offA * b.r3 - offB * a.r3 };
    const at = partOfLine(crossing, offA - offB, line);
    touched = { q, r, side: name, touch: 'cross', hand: 'on', enter: at, leave: at };
  }
  return touched.enter.num < 0 || touched.leave.num > touched.leave.den ? undefined : touched;
}

/** How far along the line one of its points lies. The point is given in thirds, divided by `divisor`. */
function partOfLine(point: Corner, divisor: number, line: Hex): Fraction {
  return line.q !== 0 ? fraction(point.q3, 3 * divisor * line.q) : fraction(point.r3, 3 * divisor * line.r);
}
