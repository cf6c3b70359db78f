import { commonArea } from '@walstatt/geometry';
import { coveredShare, isOutlineIn, overlappingPairs, stripAlong } from '@walstatt/tabletop';
import { BOARD, DEPTH, WIDTH, ZONE } from '../01-units/space.ts';
import type { Terrain } from '../generated/state.ts';
import { CATEGORIES, SQUARE_INCH } from './amounts.ts';
import { type Finding, judged, measured } from './finding.ts';
import { hundredths, squareInches } from './inspect-amounts.ts';
import { rectangleAt } from './starter.ts';

type Pieces = Readonly<Record<string, Terrain>>;

/** The share of a deployment zone that may be closed to all models. */
const MOST_CLOSED = 0.25;

/** How far the halves of the table may differ in each category: an eighth of its area. */
const UNEVEN = 0.125;

/** Where pieces lie: on the table, apart from each other, with room to deploy (FD-GAP-03), and alike for both sides. */
export function inspectLayout(pieces: Pieces): Finding[] {
  const off = Object.keys(pieces).filter((id) => !isOutlineIn(pieces[id]!.shape, BOARD.box));
  const closed = Object.values(pieces).filter((t) => t.entry === 'none');
  const shapes = closed.map((t) => t.shape);
  return [
    judged('onTable', 'FD-GAP-03', off.length === 0, { pieces: off }),
    ...overlapping(pieces),
    ...(['south', 'north'] as const).map((edge) => {
      const share = hundredths(coveredShare(stripAlong(edge, ZONE, BOARD), shapes));
      return measured('zone', 'FD-GAP-03', share, [0, MOST_CLOSED]);
    }),
    ...CATEGORIES.map((category) =>
      measured('even', 'FD-AMOUNT-09', difference(pieces, category), [0, UNEVEN], { category, advice: true }),
    ),
  ];
}

/** FD-AMOUNT-01: a piece that lies on another covers no further area. */
function overlapping(pieces: Pieces): Finding[] {
  const shapes = Object.fromEntries(Object.entries(pieces).map(([id, t]) => [id, t.shape]));
  const pairs = overlappingPairs(shapes);
  if (pairs.length === 0) return [judged('apart', 'FD-AMOUNT-01', true)];
  return pairs.map((pair) => judged('apart', 'FD-AMOUNT-01', false, { pieces: pair }));
}

/** How far the halves along the long edges differ, as a share of the category's area. */
function difference(pieces: Pieces, category: number): number {
  const shapes = Object.values(pieces)
    .filter((t) => t.category === category)
    .map((t) => t.shape);
  if (shapes.length === 0) return 0;
  const south = commonArea(rectangleAt(0, 0, WIDTH, DEPTH / 2), shapes) / SQUARE_INCH;
  const all = shapes.reduce((sum, shape) => sum + squareInches(shape), 0);
  return hundredths(Math.abs(2 * south - all) / all);
}
