import type { Point } from '@walstatt/geometry';
import { type Cells, middleOfCell } from './cells.ts';

const FREE = 1;
const BARRED = 2;

/**
 * Which cells see each other past what stands still, from middle to middle. Every pair is looked at once, when somebody
 * asks for it.
 */
export class Outlook {
  private readonly cells: Cells;
  private readonly isFree: (a: Point, b: Point) => boolean;
  private readonly known: Uint8Array;
  private readonly count: number;

  constructor(cells: Cells, isFree: (a: Point, b: Point) => boolean) {
    this.cells = cells;
    this.isFree = isFree;
    this.count = cells.columns * cells.rows;
    this.known = new Uint8Array(this.count * this.count);
  }

  sees(a: number, b: number): boolean {
    const pair = a < b ? a * this.count + b : b * this.count + a;
    if (this.known[pair] === 0)
      this.known[pair] = this.isFree(middleOfCell(this.cells, a), middleOfCell(this.cells, b)) ? FREE : BARRED;
    return this.known[pair] === FREE;
  }
}
