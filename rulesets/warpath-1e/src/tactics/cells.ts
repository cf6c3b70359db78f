import { bodyAt, boxesNear, overlapsRegion, rectangle } from '@walstatt/geometry';
import { type Cells, CLOSED, cellsOf, FREE, middleOfCell } from '@walstatt/tabletop';
import { inches } from '../07-measuring/lengths.ts';
import { type Piece, tableTop } from '../07-measuring/table-top.ts';
import type { Look } from '../kit.ts';

/** Side of a cell: fine enough to find the gaps between pieces of terrain. */
export const CELL = inches(1.5);

/** What a cell costs that is crossed at half speed. */
const ROUGH = 2 * FREE;

/** A walker: how much room it needs on all sides, and what it cannot cross. */
export type Walker = {
  readonly w: number;
  readonly h: number;
  readonly stopped: 'blocking' | 'obstacles' | 'all';
};

/**
 * The table in cells with what each costs, as a walker of a given size finds it. It is coarse, but covers whole
 * formations and the price of difficult ground; geometry finds the exact ways of single bases.
 */
export type Ground = Cells & { readonly cost: Uint8Array };

const HALF = inches(0.5);
/** Room is rounded to half inches, because formations differ by a hair. */
export const roomOf = (n: number): number => Math.ceil(n / HALF) * HALF;

/** The cells for a walker; terrain stays as it is for the whole battle. */
export function groundFor(look: Look, walker: Walker): Ground {
  const w = roomOf(walker.w);
  const h = roomOf(walker.h);
  return look.recall('cells', `${w} ${h} ${walker.stopped}`, () => survey(look, { ...walker, w, h }));
}

function survey(look: Look, { w, h, stopped }: Walker): Ground {
  const { width, depth, pieces } = tableTop(look);
  const cells = cellsOf({ width, depth }, CELL);
  const cost = new Uint8Array(cells.columns * cells.rows).fill(FREE);
  const body = rectangle(2 * w, 2 * h);
  const closes = ({ terrain: { kind } }: Piece): boolean =>
    stopped === 'all' || kind === 'blocking' || (kind === 'obstacle' && stopped === 'obstacles');
  for (let c = 0; c < cost.length; c++) {
    const { x, y } = middleOfCell(cells, c);
    const box = { minX: x - w, maxX: x + w, minY: y - h, maxY: y + h };
    for (const p of pieces) {
      if (!boxesNear(box, p.box, 0) || cost[c] === CLOSED) continue;
      if (!overlapsRegion(bodyAt(body, { x, y, facing: 0 }), p.shape)) continue;
      if (closes(p)) cost[c] = CLOSED;
      else if (p.terrain.kind === 'difficult') cost[c] = ROUGH;
    }
  }
  return { ...cells, cost };
}
