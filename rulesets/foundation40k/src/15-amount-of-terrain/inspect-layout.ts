import { commonArea, type Polygon, polygonsOverlap } from '@walstatt/geometry';
import { DEPTH, WIDTH, ZONE } from '../01-units/space.ts';
import type { Spot, Terrain } from '../generated/state.ts';
import { CATEGORIES, SQUARE_INCH } from './amounts.ts';
import { type Finding, judged, measured } from './finding.ts';
import { hundredths, squareInches } from './inspect-amounts.ts';
import { rectangleAt } from './starter.ts';

type Pieces = Readonly<Record<string, Terrain>>;

/** So much of a deployment zone may be closed to everybody. */
const MOST_CLOSED = 0.25;

/** Halves of the table may differ by so much in each category: an eighth of its area. */
const UNEVEN = 0.125;

/** Where pieces lie: on the table, apart, with room to deploy (FD-GAP-03), alike for both sides. */
export function inspectLayout(pieces: Pieces): Finding[] {
  const ids = Object.keys(pieces);
  const off = ids.filter((id) => !pieces[id]!.shape.every(isOnTable));
  return [
    judged('onTable', 'FD-GAP-03', off.length === 0, { pieces: off }),
    ...overlapping(pieces),
    ...[0, DEPTH - ZONE].map((y) =>
      measured('zone', 'FD-GAP-03', closedShare(pieces, rectangleAt(0, y, WIDTH, ZONE)), [0, MOST_CLOSED]),
    ),
    ...CATEGORIES.map((category) =>
      measured('even', 'FD-AMOUNT-09', difference(pieces, category), [0, UNEVEN], { category, advice: true }),
    ),
  ];
}

const isOnTable = (p: Spot): boolean => p.x >= 0 && p.x <= WIDTH && p.y >= 0 && p.y <= DEPTH;

/** FD-AMOUNT-01: what lies on another piece covers nothing more. */
function overlapping(pieces: Pieces): Finding[] {
  const ids = Object.keys(pieces);
  const pairs = ids.flatMap((a, i) =>
    ids.slice(i + 1).flatMap((b) => (polygonsOverlap(pieces[a]!.shape, pieces[b]!.shape) ? [[a, b]] : [])),
  );
  if (pairs.length === 0) return [judged('apart', 'FD-AMOUNT-01', true)];
  return pairs.map((pair) => judged('apart', 'FD-AMOUNT-01', false, { pieces: pair }));
}

function closedShare(pieces: Pieces, zone: Polygon): number {
  const closed = Object.values(pieces).filter((t) => t.class === 'sightBlocker' && t.entry === 'none');
  const area =
    closed.length === 0
      ? 0
      : commonArea(
          zone,
          closed.map((t) => t.shape),
        );
  return hundredths(area / (WIDTH * ZONE));
}

/** By how much of the category's area the halves along the long edges differ. */
function difference(pieces: Pieces, category: number): number {
  const shapes = Object.values(pieces)
    .filter((t) => t.category === category)
    .map((t) => t.shape);
  if (shapes.length === 0) return 0;
  const south = commonArea(rectangleAt(0, 0, WIDTH, DEPTH / 2), shapes) / SQUARE_INCH;
  const all = shapes.reduce((sum, shape) => sum + squareInches(shape), 0);
  return hundredths(Math.abs(2 * south - all) / all);
}
