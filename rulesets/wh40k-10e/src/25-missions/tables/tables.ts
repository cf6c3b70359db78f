import type { Point } from '@walstatt/geometry';
import { opposite } from '@walstatt/tabletop';
import { inch } from '../../04-measuring/table-top.ts';
import type { BoardSize, Terrain } from '../../generated/state.ts';
import { barricade, craters, debris, hill, mirrored, ruins, woods } from './pieces.ts';

/** A table ready for battle. */
export type Table = {
  readonly board: BoardSize;
  readonly terrain: Readonly<Record<string, Terrain>>;
  /** Where objective markers can lie, for players who do not want to place them. */
  readonly markers: readonly Point[];
};

const STANDARD: BoardSize = { width: inch(60), depth: inch(44) };
const LONG: BoardSize = { width: inch(90), depth: inch(44) };

const at = (x: number, y: number): Point => ({ x: inch(x), y: inch(y) });

/** Places for markers, and those that correspond to them on the other side. */
const pairs = (board: BoardSize, ...places: readonly Point[]): Point[] =>
  places.flatMap((p) => [p, opposite(p, board)]);

/** The starter table, made up like the starter forces. It looks the same from both sides. */
const starter: Table = {
  board: STANDARD,
  terrain: {
    R1: ruins(
      [25, 18, 10, 8],
      9,
      [3, 6],
      [
        [25, 18, 25, 26],
        [35, 18, 35, 26],
      ],
    ),
    R2: ruins(
      [12, 28, 8, 6],
      6,
      [3],
      [
        [12, 34, 20, 34],
        [20, 28, 20, 34],
      ],
    ),
    R3: ruins(
      [40, 10, 8, 6],
      6,
      [3],
      [
        [40, 10, 48, 10],
        [40, 10, 40, 16],
      ],
    ),
    W1: woods([14, 4, 8, 6]),
    W2: woods([38, 34, 8, 6]),
    C1: craters([23, 8, 6, 5]),
    C2: craters([31, 31, 6, 5]),
    K1: barricade([20, 20, 1, 5]),
    K2: barricade([39, 19, 1, 5]),
    H1: hill([8, 18, 5, 2.5], 3),
    H2: hill([47, 23.5, 5, 2.5], 3),
    D1: debris([28, 5, 3, 2]),
    D2: debris([29, 37, 3, 2]),
  },
  markers: [at(16, 12), at(33, 11), at(27, 33), at(44, 32)],
};

/**
 * WH-BFIELD-01 to -05: the pictured layouts have no coordinates, so these follow their advice: sight blockers near the
 * centre, evenly spread, room for large models along the edges. WH-BFIELD-04: 44" x 60".
 */
const balancedRuins: Table = {
  board: STANDARD,
  terrain: mirrored(
    {
      R1: ruins(
        [22, 8, 9, 7],
        6,
        [3],
        [
          [22, 15, 31, 15],
          [22, 8, 22, 15],
        ],
      ),
      R2: ruins(
        [10, 19, 7, 9],
        6,
        [3],
        [
          [17, 19, 17, 28],
          [10, 28, 17, 28],
        ],
      ),
      R3: ruins([24, 23, 5, 6], 9, [3, 6], [[24, 23, 24, 29]]),
      W1: woods([12, 34, 9, 6]),
      C1: craters([10, 7, 6, 5]),
      K1: barricade([19, 17, 1, 4]),
      D1: debris([34, 4, 3, 2]),
    },
    STANDARD,
  ),
  markers: pairs(STANDARD, at(13, 15), at(34, 10)),
};

const balancedStreets: Table = {
  board: STANDARD,
  terrain: mirrored(
    {
      H1: hill([26, 13, 8, 4], 5),
      R1: ruins(
        [14, 6, 8, 6],
        6,
        [3],
        [
          [14, 6, 22, 6],
          [22, 6, 22, 12],
        ],
      ),
      R2: ruins([14, 26, 6, 8], 9, [3, 6], [[20, 26, 20, 34]]),
      W1: woods([24, 36, 9, 5]),
      H2: hill([8, 20, 2.5, 5], 3),
      K1: barricade([22, 20, 1, 5]),
      K2: barricade([26, 9, 5, 1]),
      D1: debris([16, 38, 3, 2]),
    },
    STANDARD,
  ),
  markers: pairs(STANDARD, at(14, 17), at(23, 31)),
};

const balancedWoods: Table = {
  board: STANDARD,
  terrain: mirrored(
    {
      R1: ruins(
        [27, 17, 6, 5],
        6,
        [3],
        [
          [27, 17, 33, 17],
          [27, 17, 27, 22],
        ],
      ),
      W1: woods([16, 10, 10, 7]),
      W2: woods([13, 29, 9, 7]),
      C1: craters([27, 6, 7, 5]),
      C2: craters([9, 19, 6, 6]),
      H1: hill([20, 21, 5, 2.5], 3),
      D1: debris([20, 38, 3, 2]),
      K1: barricade([24, 28, 5, 1]),
    },
    STANDARD,
  ),
  markers: pairs(STANDARD, at(22, 26), at(12, 14)),
};

/** WH-BFIELD-05: large area terrain along the two long edges, only scattered obstacles in the middle. */
const narrative: Table = {
  board: STANDARD,
  terrain: mirrored(
    {
      R1: ruins([8, 3, 10, 7], 6, [3], [[8, 10, 18, 10]]),
      W1: woods([20, 2, 11, 7]),
      R2: ruins(
        [34, 3, 9, 7],
        9,
        [3, 6],
        [
          [34, 10, 43, 10],
          [34, 3, 34, 10],
        ],
      ),
      C1: craters([46, 4, 7, 5]),
      K1: barricade([20, 17, 1, 5]),
      K2: barricade([27, 14, 5, 1]),
      D1: debris([14, 20, 3, 2]),
      H1: hill([25, 19.5, 2.5, 5], 3),
    },
    STANDARD,
  ),
  markers: pairs(STANDARD, at(11, 16), at(36, 14)),
};

/** WH-ONLYWAR-05: the longer battlefield of an Onslaught. */
const longFront: Table = {
  board: LONG,
  terrain: {
    H1: hill([42, 20, 6, 4], 5),
    ...mirrored(
      {
        R1: ruins(
          [38, 8, 9, 7],
          6,
          [3],
          [
            [38, 15, 47, 15],
            [38, 8, 38, 15],
          ],
        ),
        R2: ruins([26, 19, 7, 9], 9, [3, 6], [[33, 19, 33, 28]]),
        R3: ruins([12, 8, 8, 7], 6, [3], [[20, 8, 20, 15]]),
        W1: woods([24, 33, 10, 7]),
        W2: woods([10, 28, 8, 8]),
        C1: craters([26, 8, 7, 5]),
        K1: barricade([36, 18, 1, 5]),
        D1: debris([50, 5, 3, 2]),
      },
      LONG,
    ),
  },
  markers: pairs(LONG, at(36, 30), at(22, 17)),
};

/** The tables that come with the game, by name. */
export const tables: Readonly<Record<string, Table>> = {
  starter,
  balancedRuins,
  balancedStreets,
  balancedWoods,
  narrative,
  longFront,
};
