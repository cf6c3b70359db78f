import { pick, type Rng, shuffled } from '@walstatt/engine';
import { INCH } from '@walstatt/geometry';
import { type Cutout, cutoutOf, type Outline } from '../14-terrain/shapes.ts';
import { CATEGORIES, type Category, PER_CATEGORY } from './amounts.ts';

/**
 * A piece of a random table before it has a place. Pairs lie opposite each other, so that neither side has the better
 * table.
 */
export type Planned = {
  readonly kind: string;
  readonly category: Category;
  readonly cutout: Cutout;
  /** The piece lies in the middle of the table. All others come in pairs. */
  readonly central: boolean;
};

/** Kinds of each category, with the outlines that they can have. */
const KINDS_OF: Readonly<Record<Category, readonly (readonly [string, readonly Outline[]])[]>> = {
  1: [
    ['hill', ['octagon', 'hexagon']],
    ['building', ['rectangle']],
  ],
  2: [
    ['forest', ['octagon', 'hexagon']],
    ['ruin', ['rectangle']],
    ['jungle', ['octagon', 'hexagon']],
    ['rockNeedles', ['hexagon']],
  ],
  3: [
    ['crater', ['octagon']],
    ['rocks', ['hexagon', 'rectangle']],
  ],
};

/** Every unit may enter what lies in the middle, so that the middle can be fought for. */
const CENTRAL: Readonly<Record<Category, string>> = { 1: 'hill', 2: 'forest', 3: 'crater' };

/** FD-AMOUNT-08: 3:2 for categories 1 and 2. */
const RATIOS: Readonly<Record<Category, readonly number[]>> = { 1: [1.5], 2: [1.5], 3: [1, 4 / 3, 1.5, 2] };

/** FD-AMOUNT-06: numbers of pieces. At most one of them is odd, because there is only one middle. */
function numbers(rng: Rng): Readonly<Record<Category, number>> {
  const odd = rng.int(0, 3);
  return {
    1: odd === 1 ? 3 : 4,
    2: odd === 2 ? 5 : 4 + 2 * rng.int(0, 1),
    3: odd === 3 ? 7 : 6 + 2 * rng.int(0, 1),
  };
}

/**
 * Which pieces a table gets: their kinds, sizes and outlines, the large ones first. There is one entry for each pair.
 */
export function planTable(rng: Rng): Planned[] {
  const n = numbers(rng);
  return CATEGORIES.flatMap((category) => planCategory(rng, category, n[category])).sort(
    (a, b) => Number(b.central) - Number(a.central) || areaOf(b) - areaOf(a),
  );
}

const areaOf = ({ cutout }: Planned): number => cutout.length * cutout.width;

/** FD-AMOUNT-02, FD-AMOUNT-07: shares of the category's area. None is more than five thirds of another. */
function planCategory(rng: Rng, category: Category, pieces: number): Planned[] {
  const pairs = Math.floor(pieces / 2);
  const central = pieces % 2 === 1;
  const barricade = category === 3 && pieces === 8 && rng.int(0, 1) === 0 ? barricadePair(rng) : null;
  const taken = barricade === null ? 0 : 2 * areaOf(barricade);
  const parts = pairs - (barricade === null ? 0 : 1);
  const weights = Array.from({ length: parts + (central ? 1 : 0) }, () => rng.int(30, 50));
  const whole = weights.reduce((sum, w, i) => sum + (i < parts ? 2 * w : w), 0);
  const kinds = kindsOf(rng, category, parts);
  const planned = weights.map((weight, i): Planned => {
    const kind = i < parts ? kinds[i]! : CENTRAL[category];
    const outlines = KINDS_OF[category].find(([name]) => name === kind)![1];
    const cutout = cutoutOf(
      pick(rng, outlines),
      ((PER_CATEGORY - taken) * weight) / whole,
      pick(rng, RATIOS[category]),
    );
    return { kind, category, cutout, central: i >= parts };
  });
  return barricade === null ? planned : [...planned, barricade];
}

/** Every kind of the category comes once before any comes twice. */
function kindsOf(rng: Rng, category: Category, pairs: number): string[] {
  const kinds: string[] = [];
  while (kinds.length < pairs) kinds.push(...shuffled(rng, KINDS_OF[category]).map(([name]) => name));
  return kinds.slice(0, pairs);
}

/** FD-GAP-23: linear pieces are thin, but their area counts like any other. */
const barricadePair = (rng: Rng): Planned => ({
  kind: 'barricade',
  category: 3,
  cutout: { outline: 'rectangle', length: rng.int(7, 10) * INCH, width: INCH },
  central: false,
});
