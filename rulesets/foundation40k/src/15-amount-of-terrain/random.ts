import type { Rng } from '@walstatt/engine';
import type { Point } from '@walstatt/geometry';
import { type Body, distanceSquared, gapBelow, INCH } from '@walstatt/geometry';
import { isBodyIn, type Laying, layPair, opposite } from '@walstatt/tabletop';
import { BOARD, DEPTH, WIDTH, ZONE } from '../01-units/space.ts';
import { pieceOf } from '../14-terrain/kinds.ts';
import { cornersOf } from '../14-terrain/shapes.ts';
import type { Terrain } from '../generated/state.ts';
import type { Category } from './amounts.ts';
import { type Planned, planTable } from './plan.ts';
import { starterTable } from './starter.ts';

/** Infantry can walk between any two pieces. Vehicles can drive even between two pieces that are closed to them. */
const PATH = 2 * INCH;
const LANE = 4 * INCH;

/** The middles of pieces of one category keep this far apart, so that they do not gather in one corner. */
const SPREAD: Readonly<Record<Category, number>> = { 1: 15 * INCH, 2: 13 * INCH, 3: 11 * INCH };

const TRIES_PER_PIECE = 80;
const TRIES = 200;

/** A piece with a place: its outline and middle. */
type Laid = { readonly planned: Planned; readonly piece: Terrain; readonly body: Body; readonly centre: Point };

/**
 * FD-AMOUNT-01 to 08: a random table by the book's rule, the same for the same random numbers. It looks the same from
 * both long edges. If some piece repeatedly finds no place, the result is the starter table.
 */
export function randomTable(rng: Rng): Record<string, Terrain> {
  for (let i = 0; i < TRIES; i++) {
    const laid = layTable(rng, planTable(rng));
    if (laid !== null) return numbered(laid);
  }
  return numbered(Object.values(starterTable));
}

const numbered = (pieces: readonly Terrain[]): Record<string, Terrain> =>
  Object.fromEntries([...pieces].sort((a, b) => a.category - b.category).map((piece, i) => [`T${i + 1}`, piece]));

function layTable(rng: Rng, plan: readonly Planned[]): Terrain[] | null {
  const laid: Laid[] = [];
  for (const planned of plan) {
    const pieces = planned.central
      ? [layCentral(rng, planned)]
      : layPair(rng, laid, layingOf(planned), TRIES_PER_PIECE);
    if (pieces === null) return null;
    laid.push(...pieces);
  }
  return laid.map(({ piece }) => piece);
}

const MIDDLE: Point = { x: WIDTH / 2, y: DEPTH / 2 };

const layCentral = (rng: Rng, planned: Planned): Laid => lay(planned, MIDDLE, randomTurn(rng));

/** Steps of 15 degrees. */
const randomTurn = (rng: Rng): number => 150 * rng.int(0, 11);

const layingOf = (planned: Planned): Laying<Laid> => ({
  lay: (rng) => lay(planned, { x: rng.int(0, WIDTH), y: rng.int(0, DEPTH) }, randomTurn(rng)),
  opposite: fromOtherSide,
  fits: hasRoom,
  areApart: (a, b) => !areTooNear(a, b),
});

function lay(planned: Planned, centre: Point, turned: number): Laid {
  const shape = cornersOf(planned.cutout, centre, turned);
  return { planned, centre, piece: pieceOf(planned.kind, shape), body: { kind: 'hull', centre, points: shape } };
}

/** The same piece as seen from the other long edge. */
function fromOtherSide({ planned, centre, piece }: Laid): Laid {
  const shape = piece.shape.map((p) => opposite(p, BOARD));
  const middle = opposite(centre, BOARD);
  const body: Body = { kind: 'hull', centre: middle, points: shape };
  return { planned, centre: middle, piece: { ...piece, shape }, body };
}

/** FD-TERRAIN-06, FD-TERRAIN-07. */
const isClosedToVehicles = ({ piece }: Laid): boolean => piece.class === 'hardCover' || piece.entry === 'none';

/** The whole piece lies on the table, and nothing closed to all lies in a deployment zone. */
function hasRoom(one: Laid): boolean {
  const margin = isClosedToVehicles(one) ? LANE : INCH;
  const depth = one.piece.entry === 'none' ? ZONE : margin;
  return isBodyIn(one.body, { minX: margin, minY: depth, maxX: WIDTH - margin, maxY: DEPTH - depth });
}

function areTooNear(a: Laid, b: Laid): boolean {
  if (a.planned.category === b.planned.category) {
    const least = SPREAD[a.planned.category];
    if (distanceSquared(a.centre, b.centre) < least * least) return true;
  }
  return gapBelow(a.body, b.body, isClosedToVehicles(a) && isClosedToVehicles(b) ? LANE : PATH);
}
