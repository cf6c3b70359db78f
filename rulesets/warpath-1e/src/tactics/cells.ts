import { bodyAt, boxesNear, overlapsRegion, type Point, rectangle } from '@walstatt/geometry';
import { inches } from '../07-measuring/lengths.ts';
import { type Piece, tableTop } from '../07-measuring/table-top.ts';
import type { Look } from '../kit.ts';

/** Side of a cell: fine enough to find the gaps between pieces of terrain. */
export const CELL = inches(1.5);

/** What a cell costs to cross: impassable, normal, or half speed. */
export const CLOSED = 0;
export const FREE = 1;
export const ROUGH = 2;

/** A walker: how much room it needs on all sides, and what it cannot cross. */
export type Walker = {
  readonly w: number;
  readonly h: number;
  readonly stopped: 'blocking' | 'obstacles' | 'all';
};

/**
 * The table in cells, as a walker of a given size finds it. It is coarse, but covers whole formations and the price of
 * difficult ground; geometry finds the exact ways of single bases.
 */
export type Cells = {
  readonly columns: number;
  readonly rows: number;
  readonly cost: Uint8Array;
};

const HALF = inches(0.5);
/** Room is rounded to half inches, because formations differ by a hair. */
export const roomOf = (n: number): number => Math.ceil(n / HALF) * HALF;

/** The cells for a walker; terrain stays as it is for the whole battle. */
export function cellsFor(look: Look, walker: Walker): Cells {
  const w = roomOf(walker.w);
  const h = roomOf(walker.h);
  return look.recall('cells', `${w} ${h} ${walker.stopped}`, () => survey(look, { ...walker, w, h }));
}

function survey(look: Look, { w, h, stopped }: Walker): Cells {
  const { width, depth, pieces } = tableTop(look);
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(depth / CELL);
  const cost = new Uint8Array(columns * rows).fill(FREE);
  const body = rectangle(2 * w, 2 * h);
  const closes = ({ terrain: { kind } }: Piece): boolean =>
    stopped === 'all' || kind === 'blocking' || (kind === 'obstacle' && stopped === 'obstacles');
  for (let c = 0; c < cost.length; c++) {
    const { x, y } = middleOfCell(columns, c);
    const box = { minX: x - w, maxX: x + w, minY: y - h, maxY: y + h };
    for (const p of pieces) {
      if (!boxesNear(box, p.box, 0) || cost[c] === CLOSED) continue;
      if (!overlapsRegion(bodyAt(body, { x, y, facing: 0 }), p.shape)) continue;
      if (closes(p)) cost[c] = CLOSED;
      else if (p.terrain.kind === 'difficult') cost[c] = ROUGH;
    }
  }
  return { columns, rows, cost };
}

export const cellAt = ({ columns, rows }: Cells, p: Point): number =>
  Math.max(0, Math.min(rows - 1, Math.floor(p.y / CELL))) * columns +
  Math.max(0, Math.min(columns - 1, Math.floor(p.x / CELL)));

export const middleOfCell = (columns: number, c: number): Point => ({
  x: (c % columns) * CELL + CELL / 2,
  y: Math.floor(c / columns) * CELL + CELL / 2,
});
