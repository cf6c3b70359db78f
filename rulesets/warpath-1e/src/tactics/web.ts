import type { Point } from '@walstatt/geometry';
import type { Look } from '../kit.ts';
import { CELL, type Cells, CLOSED, cellAt, cellsFor, middleOfCell, roomOf, type Walker } from './cells.ts';

/** What a step to a neighbour costs in whole numbers, straight and diagonal. */
const STRAIGHT = 10;
const ACROSS = 14;
const UNREACHED = 0xffffff;

/** The shortest ways from one or several cells to all others: how far each is, and the neighbour it is reached over. */
export type Web = {
  readonly cells: Cells;
  readonly far: Uint32Array;
  readonly from: Int32Array;
};

/** The web of the cell at a point, spun once in a battle. */
export function webFrom(look: Look, walker: Walker, at: Point): Web {
  const cells = cellsFor(look, walker);
  const start = cellAt(cells, at);
  const { w, h, stopped } = walker;
  return look.recall('web', `${start} ${roomOf(w)} ${roomOf(h)} ${stopped}`, () => spin(cells, [start]));
}

/** The web of all cells of a place, spun once in a battle. */
export function webAround(look: Look, walker: Walker, place: string, isThere: (p: Point) => boolean): Web {
  const cells = cellsFor(look, walker);
  const { w, h, stopped } = walker;
  return look.recall('webAround', `${place} ${roomOf(w)} ${roomOf(h)} ${stopped}`, () => {
    const starts: number[] = [];
    for (let c = 0; c < cells.cost.length; c++)
      if (cells.cost[c] !== CLOSED && isThere(middleOfCell(cells.columns, c))) starts.push(c);
    return spin(cells, starts);
  });
}

/** How far a cell is from where the web was spun; null if it cannot be reached. */
export const farIn = ({ far }: Web, cell: number): number | null =>
  far[cell]! >= UNREACHED ? null : (far[cell]! * CELL) / STRAIGHT;

/** The middles of the cells from the web's origin to a cell, or to the nearest reachable one around it. */
export function pathIn(web: Web, goal: number): Point[] {
  const path: Point[] = [];
  for (let at = nearestReached(web, goal); at >= 0 && web.from[at]! >= 0; at = web.from[at]!)
    path.push(middleOfCell(web.cells.columns, at));
  return path.reverse();
}

/** The cell itself, or the nearest reachable one around it. */
function nearestReached(web: Web, goal: number): number {
  const { columns, rows } = web.cells;
  const gx = goal % columns;
  const gy = Math.floor(goal / columns);
  for (let ring = 0; ring < 5; ring++) {
    let best = -1;
    for (let y = Math.max(0, gy - ring); y <= Math.min(rows - 1, gy + ring); y++)
      for (let x = Math.max(0, gx - ring); x <= Math.min(columns - 1, gx + ring); x++) {
        const c = y * columns + x;
        if (web.far[c]! < UNREACHED && (best < 0 || web.far[c]! < web.far[best]!)) best = c;
      }
    if (best >= 0) return best;
  }
  return -1;
}

/** Shortest ways to all cells, nearest first, in buckets by cost. */
function spin(cells: Cells, starts: readonly number[]): Web {
  const { columns, rows, cost } = cells;
  const far = new Uint32Array(columns * rows).fill(UNREACHED);
  const from = new Int32Array(columns * rows).fill(-1);
  const buckets: number[][] = [[...starts]];
  for (const c of starts) far[c] = 0;
  for (let d = 0; d < buckets.length; d++)
    for (const c of buckets[d] ?? []) {
      if (far[c] !== d) continue;
      const cx = c % columns;
      const cy = Math.floor(c / columns);
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const x = cx + dx;
          const y = cy + dy;
          if ((dx === 0 && dy === 0) || x < 0 || y < 0 || x >= columns || y >= rows) continue;
          const n = y * columns + x;
          if (cost[n] === CLOSED) continue;
          const reached = d + (dx === 0 || dy === 0 ? STRAIGHT : ACROSS) * cost[n]!;
          if (reached >= far[n]!) continue;
          far[n] = reached;
          from[n] = c;
          const bucket = buckets[reached];
          if (bucket === undefined) buckets[reached] = [n];
          else bucket.push(n);
        }
    }
  return { cells, far, from };
}
