import type { Point } from '@walstatt/geometry';
import { doubleArea } from '@walstatt/geometry';
import { sidesOf } from '../14-terrain/shapes.ts';
import type { Terrain } from '../generated/state.ts';
import { AMOUNTS, CATEGORIES, type Category, COVERED, PER_CATEGORY, SQUARE_INCH, TOLERANCE } from './amounts.ts';
import { type Finding, judged, measured } from './finding.ts';

type Pieces = Readonly<Record<string, Terrain>>;

/** The area of a piece in square inches, to the hundredth. */
export const squareInches = (shape: readonly Point[]): number =>
  hundredths(Math.abs(doubleArea(shape)) / 2 / SQUARE_INCH);

export const hundredths = (x: number): number => Math.round(x * 100) / 100;

const about = (target: number): [number, number] => {
  const inches = target / SQUARE_INCH;
  return [hundredths(inches * (1 - TOLERANCE)), hundredths(inches * (1 + TOLERANCE))];
};

const ofCategory = (pieces: Pieces, category: Category): Terrain[] =>
  Object.values(pieces).filter((t) => t.category === category);

/**
 * FD-AMOUNT-01, FD-AMOUNT-02, FD-AMOUNT-06, FD-AMOUNT-07: how much there is of each kind. Wrecks (category 0) do not
 * count.
 */
export function inspectAmounts(pieces: Pieces): Finding[] {
  const areas = CATEGORIES.map((category) => sum(ofCategory(pieces, category)));
  const total = hundredths(areas.reduce((a, b) => a + b, 0));
  return [
    measured('covered', 'FD-AMOUNT-01', total, about(COVERED)),
    ...CATEGORIES.map((category, i) => measured('third', 'FD-AMOUNT-02', areas[i]!, about(PER_CATEGORY), { category })),
    ...CATEGORIES.map((category) => {
      const { least, most } = AMOUNTS[category];
      return measured('number', 'FD-AMOUNT-06', ofCategory(pieces, category).length, [least, most], { category });
    }),
    judged('notAllSquare', 'FD-AMOUNT-07', !areAllSquare(Object.values(pieces))),
  ];
}

const sum = (pieces: readonly Terrain[]): number => hundredths(pieces.reduce((a, t) => a + squareInches(t.shape), 0));

const areAllSquare = (pieces: readonly Terrain[]): boolean =>
  pieces.length > 0 && pieces.every((t) => t.shape.length === 4 && ratioOf(t) < 1.02);

export function ratioOf({ shape }: Terrain): number {
  const { long, short } = sidesOf(shape);
  return hundredths(long / short);
}
