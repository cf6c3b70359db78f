import type { Point } from '@walstatt/geometry';
import { CLOSED, cellAt, FREE, middleOfCell, spinWeb, type Web } from '@walstatt/tabletop';
import type { Look } from '../kit.ts';
import { type Ground, groundFor, roomOf, type Walker } from './cells.ts';

/** The web of the cell at a point, spun once in a battle. */
export function webFrom(look: Look, walker: Walker, { x, y }: Point): Web {
  const ground = groundFor(look, walker);
  const start = cellAt(ground, x, y);
  return look.recall('web', `${start} ${nameOf(walker)}`, () => spinWeb(ground, ground.cost, [start]));
}

/** The web of all cells of a place, spun once in a battle. */
export function webAround(look: Look, walker: Walker, place: string, isThere: (p: Point) => boolean): Web {
  const ground = groundFor(look, walker);
  return look.recall('webAround', `${place} ${nameOf(walker)}`, () => {
    const starts: number[] = [];
    for (let c = 0; c < ground.cost.length; c++)
      if (ground.cost[c] !== CLOSED && isThere(middleOfCell(ground, c))) starts.push(c);
    return spinWeb(ground, ground.cost, starts);
  });
}

const nameOf = ({ w, h, stopped }: Walker): string => `${roomOf(w)} ${roomOf(h)} ${stopped}`;

/** How far a cell is from where the web was spun; null if it cannot be reached. */
export const farIn = ({ far }: Web, cell: number): number | null => (Number.isFinite(far[cell]) ? far[cell]! : null);

/** The middles of the cells from the web's origin to a cell, or to the nearest reachable one around it. */
export function pathIn(web: Web, ground: Ground, goal: number): Point[] {
  const path: Point[] = [];
  for (let at = nearestReached(web, goal); at >= 0 && web.far[at]! > 0; at = nearer(web, ground, at))
    path.push(middleOfCell(ground, at));
  return path.reverse();
}

/** What a step to a diagonal neighbour costs, beside one to a straight neighbour. */
const ACROSS = 1.4;

/** The neighbour over which the shortest way comes to a cell. */
export function nearer({ far }: Web, { columns, rows, side, cost }: Ground, cell: number): number {
  const column = cell % columns;
  const row = Math.floor(cell / columns);
  const price = (cost[cell]! * side) / FREE;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      if ((dx === 0 && dy === 0) || column + dx < 0 || column + dx >= columns || row + dy < 0 || row + dy >= rows)
        continue;
      const n = cell + dy * columns + dx;
      const way = far[n]! + price * (dx === 0 || dy === 0 ? 1 : ACROSS);
      if (far[n]! >= far[cell]! || way >= least) continue;
      least = way;
      best = n;
    }
  return best;
}

/** The cell itself, or the nearest reachable one around it. */
function nearestReached({ cells: { columns, rows }, far }: Web, goal: number): number {
  const gx = goal % columns;
  const gy = Math.floor(goal / columns);
  for (let ring = 0; ring < 5; ring++) {
    let best = -1;
    for (let y = Math.max(0, gy - ring); y <= Math.min(rows - 1, gy + ring); y++)
      for (let x = Math.max(0, gx - ring); x <= Math.min(columns - 1, gx + ring); x++) {
        const c = y * columns + x;
        if (Number.isFinite(far[c]) && (best < 0 || far[c]! < far[best]!)) best = c;
      }
    if (best >= 0) return best;
  }
  return -1;
}
