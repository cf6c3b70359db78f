import type { Point } from '@walstatt/geometry';
import { cornersOf } from '@walstatt/tabletop';
import { cm } from '../1-00-materials/cm.ts';
import type { BoardSize, Corner, Terrain } from '../generated/state.ts';
import type { Placed, Table } from './scenario.ts';

/** How terrain is written for tables: in centimetres, areas by their corner, width and depth. */
type Rect = readonly [x: number, y: number, width: number, depth: number];

export const at = (x: number, y: number): Point => ({ x: cm(x), y: cm(y) });
export const size = (width: number, depth: number): BoardSize => ({ width: cm(width), depth: cm(depth) });

const area = ([x, y, width, depth]: Rect): Corner[] => [
  ...cornersOf({ minX: cm(x), minY: cm(y), maxX: cm(x + width), maxY: cm(y + depth) }),
];

/** Woods, hills and the like are no rectangles: their corners are cut. */
function grown(rect: Rect): Corner[] {
  const [x, y, width, depth] = rect;
  const cut = Math.min(width, depth) / 4;
  const corners: readonly (readonly [number, number])[] = [
    [x + cut, y],
    [x + width - cut, y],
    [x + width, y + cut],
    [x + width, y + depth - cut],
    [x + width - cut, y + depth],
    [x + cut, y + depth],
    [x, y + depth - cut],
    [x, y + cut],
  ];
  return corners.map(([cx, cy]) => at(cx, cy));
}

const piece = (kind: Terrain['kind'], shape: Corner[]): Terrain => ({ kind, shape, height: null, forVehicles: false });

export const hill = (...rect: Rect): Terrain => piece('hill', grown(rect));
export const woods = (...rect: Rect): Terrain => piece('woods', grown(rect));
export const scrub = (...rect: Rect): Terrain => piece('scrub', grown(rect));
export const marsh = (...rect: Rect): Terrain => piece('marsh', grown(rect));
export const buildings = (...rect: Rect): Terrain => piece('buildings', area(rect));
export const ruins = (...rect: Rect): Terrain => piece('ruins', area(rect));

/** Wide enough for a column of tanks. */
const ROAD = 6;

/** A straight stretch of road or river from one point to another. */
function stretch([x1, y1, x2, y2]: readonly [number, number, number, number], wide: number): Corner[] {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [nx, ny] = [(-dy / length) * (wide / 2), (dx / length) * (wide / 2)];
  return [at(x1 - nx, y1 - ny), at(x2 - nx, y2 - ny), at(x2 + nx, y2 + ny), at(x1 + nx, y1 + ny)];
}

export const road = (...line: readonly [x1: number, y1: number, x2: number, y2: number]): Terrain =>
  piece('road', stretch(line, ROAD));

/** A table with what lies on it. */
export function table(
  board: BoardSize,
  terrain: Readonly<Record<string, Terrain>>,
  objectives: readonly Point[] = [],
  placed: Placed | null = null,
): Table {
  return { board, terrain, objectives, placed };
}
