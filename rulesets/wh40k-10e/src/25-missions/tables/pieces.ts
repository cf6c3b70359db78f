import { boxOfPolygon, type Polygon } from '@walstatt/geometry';
import { cornersOf, opposite } from '@walstatt/tabletop';
import { inch } from '../../04-measuring/table-top.ts';
import type { BoardSize, Corner, Terrain, TerrainSolid } from '../../generated/state.ts';

/** How terrain is written for tables: in inches, rectangles by their corner, width and depth. */
type Rect = readonly [x: number, y: number, width: number, depth: number];
/** A wall from one point to another. */
type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

const WALL = 0.2;
const FLOOR = 0.1;

const rectangle = ([x, y, width, depth]: Rect): Corner[] => [
  ...cornersOf({ minX: inch(x), minY: inch(y), maxX: inch(x + width), maxY: inch(y + depth) }),
];

const body = (rect: Rect, height: number): TerrainSolid => ({
  part: 'body',
  shape: rectangle(rect),
  bottom: 0,
  top: inch(height),
});

/** WH-TERRAIN-39: a ruin with walls from the ground to its height, and with floors above the ground. */
export function ruins(rect: Rect, height: number, floors: readonly number[], walls: readonly Segment[]): Terrain {
  const [thin, thick] = [-WALL / 2, WALL];
  const solids = walls.map(([x1, y1, x2, y2]): TerrainSolid => {
    const flat: Rect = x1 === x2 ? [x1 + thin, y1, thick, y2 - y1] : [x1, y1 + thin, x2 - x1, thick];
    return { part: 'wall', shape: rectangle(flat), bottom: 0, top: inch(height) };
  });
  const storeys = floors.map(
    (z): TerrainSolid => ({ part: 'floor', shape: rectangle(rect), bottom: inch(z - FLOOR), top: inch(z) }),
  );
  return { kind: 'ruins', footprint: rectangle(rect), solids: [...solids, ...storeys] };
}

/** WH-TERRAIN-29: woods are their footprint; what they hide is a matter of rules, not of trees. */
export const woods = (rect: Rect): Terrain => ({ kind: 'woods', footprint: rectangle(rect), solids: [] });
export const craters = (rect: Rect): Terrain => ({ kind: 'crater', footprint: rectangle(rect), solids: [] });

export const barricade = (rect: Rect): Terrain => solid('barricade', rect, 1);
export const debris = (rect: Rect): Terrain => solid('debris', rect, 2.5);
/** Hills, containers and sealed buildings: one can stand on top of them. */
export const hill = (rect: Rect, height: number): Terrain => solid('hill', rect, height);

const solid = (kind: Terrain['kind'], rect: Rect, height: number): Terrain => ({
  kind,
  footprint: rectangle(rect),
  solids: [body(rect, height)],
});

/** The same piece as it looks from the other side of the table. */
export function across(piece: Terrain, board: BoardSize): Terrain {
  const turned = (shape: Polygon): Corner[] => [...cornersOf(boxOfPolygon(shape.map((p) => opposite(p, board))))];
  return {
    ...piece,
    footprint: turned(piece.footprint),
    solids: piece.solids.map((part) => ({ ...part, shape: turned(part.shape) })),
  };
}

/** A table that looks the same from both sides: each piece of a half, and its counterpart. */
export const mirrored = (half: Readonly<Record<string, Terrain>>, board: BoardSize): Record<string, Terrain> =>
  Object.fromEntries(
    Object.entries(half).flatMap(([id, piece]) => [
      [`${id}a`, piece],
      [`${id}b`, across(piece, board)],
    ]),
  );
