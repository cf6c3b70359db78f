import { compareFractions, type Fraction, fraction } from './fraction.ts';
import { directionVector, type Hex, subtract } from './hex.ts';
import { polar } from './polar.ts';

/**
 * A field that the straight line between two centres meets. `enter` and `leave` say which part of the line lies in it,
 * 0 being the start and 1 the end. `touch`: the line passes `through` its inside, runs `along` one of its sides, or
 * only meets a `corner` (then `enter` equals `leave`). `distance` is counted in fields from the start.
 */
export type TouchedHex = {
  readonly q: number;
  readonly r: number;
  readonly distance: number;
  readonly touch: 'through' | 'along' | 'corner';
  readonly enter: Fraction;
  readonly leave: Fraction;
};

const byEntry = (a: TouchedHex, b: TouchedHex): number =>
  compareFractions(a.enter, b.enter) || compareFractions(a.leave, b.leave);

/**
 * All fields that the closed line from centre to centre meets, in the order in which it meets them. Two fields with the
 * line exactly between them come together, the one on the left of the line first.
 *
 * In the two directions that enclose it the line is t (A, B), and a field at distance k is (k - j, j). A point is in
 * the field where three products with its side directions differ by at most 1 from those of the field's centre. Each
 * such strip cuts an interval out of the line, using small integers only. A touched field has |j - k B / (A + B)| <=
 * 2/3, so two candidates per distance are enough.
 */
export function touchedHexes(from: Hex, to: Hex): TouchedHex[] {
  const { direction, along, aside } = polar(subtract(to, from));
  const length = along + aside;
  if (length === 0) {
    const whole = { distance: 0, touch: 'through', enter: fraction(0, 1), leave: fraction(1, 1) } as const;
    return [{ q: from.q, r: from.r, ...whole }];
  }
  const a = directionVector(direction);
  const b = directionVector(direction + 1);
  const found: TouchedHex[] = [];
  for (let k = 0; k <= length; k++) {
    const near = Math.floor((k * aside) / length);
    for (let j = near; j <= Math.min(k, near + 1); j++) {
      const part = partInside(along, aside, k, j);
      if (part) found.push({ q: from.q + (k - j) * a.q + j * b.q, r: from.r + (k - j) * a.r + j * b.r, ...part });
    }
  }
  return found.sort(byEntry);
}

type Part = Pick<TouchedHex, 'distance' | 'touch' | 'enter' | 'leave'>;

function partInside(along: number, aside: number, distance: number, j: number): Part | undefined {
  let [enterNum, enterDen, leaveNum, leaveDen] = [0, 1, 1, 1];
  const clip = (slope: number, centre: number): void => {
    const s = slope < 0 ? -slope : slope;
    const c = slope < 0 ? -centre : centre;
    if ((c - 1) * enterDen > enterNum * s) [enterNum, enterDen] = [c - 1, s];
    if ((c + 1) * leaveDen < leaveNum * s) [leaveNum, leaveDen] = [c + 1, s];
  };
  clip(2 * along + aside, 2 * distance - j);
  clip(along + 2 * aside, distance + j);
  const offLine = 2 * j - distance;
  const parallel = along === aside;
  if (!parallel) clip(aside - along, offLine);
  else if (Math.abs(offLine) > 1) return undefined;
  const gap = leaveNum * enterDen - enterNum * leaveDen;
  if (gap < 0) return undefined;
  const touch = gap === 0 ? 'corner' : parallel && Math.abs(offLine) === 1 ? 'along' : 'through';
  return { distance, touch, enter: fraction(enterNum, enterDen), leave: fraction(leaveNum, leaveDen) };
}

/**
 * One field per unit of distance: those nearest to the evenly spaced points of the line. Each is adjacent to the one
 * before. Where two are equally near, `tie` says which side of the line wins.
 */
export function straightPath(from: Hex, to: Hex, tie: 'left' | 'right' = 'left'): Hex[] {
  const { direction, along, aside } = polar(subtract(to, from));
  const length = along + aside;
  const a = directionVector(direction);
  const b = directionVector(direction + 1);
  const path: Hex[] = [{ q: from.q, r: from.r }];
  for (let k = 1; k <= length; k++) {
    const twice = 2 * k * aside;
    const j = tie === 'left' ? Math.ceil((twice - length) / (2 * length)) : Math.floor((twice + length) / (2 * length));
    path.push({ q: from.q + (k - j) * a.q + j * b.q, r: from.r + (k - j) * a.r + j * b.r });
  }
  return path;
}
