import type { Standing } from './standing.ts';

/**
 * A state at a step boundary, how many live journal lines had been used up by then, and which standing answers were in
 * force.
 */
export type Checkpoint<S> = { readonly state: S; readonly lines: number; readonly standings: readonly Standing[] };

const RECENT = 16;
const SPARSE = 8;

/**
 * Step boundaries worth going back to: all of the recent ones with different lines, and now and then an older one. This
 * keeps undo and forks cheap and long battles small.
 */
export class Checkpoints<S> {
  private kept: Checkpoint<S>[] = [];

  get first(): Checkpoint<S> {
    return this.kept[0]!;
  }

  get latest(): Checkpoint<S> | undefined {
    return this.kept[this.kept.length - 1];
  }

  add(c: Checkpoint<S>): void {
    if (this.latest?.lines === c.lines) this.kept.pop();
    this.kept.push(c);
    if (this.kept.length > RECENT + SPARSE) this.thinOut();
  }

  /** The latest boundary at or before this line. */
  before(lines: number): Checkpoint<S> | undefined {
    return this.kept.findLast((c) => c.lines <= lines);
  }

  /** Forgets everything after this line. */
  cut(lines: number): void {
    this.kept = this.kept.filter((c) => c.lines <= lines);
  }

  /** Halves the density of the older part. The very first boundary is always kept. */
  private thinOut(): void {
    const old = this.kept.length - RECENT;
    this.kept = this.kept.filter((_, i) => i >= old || i % 2 === 0);
  }
}
