import type { Assignment } from './assignment.ts';
import type { Chances, Wanted } from './batch.ts';
import type { Choice } from './choices.ts';
import type { Trial } from './trials.ts';

/** A choice, and what its playouts have come to so far. */
export type Row = { readonly choice: Choice; sum: number; n: number };

/**
 * What another answer must bring beyond the plan's own, which is the first. Less than this is chance, and the fewer
 * playouts there are, the more is.
 */
const MARGIN = 0.01;
const DOUBT = 0.2;

export const shareOf = ({ sum, n }: Row): number => (n === 0 ? 0 : sum / n);

/** What is compared: how far, under which plan, and with the dice from which sample on. */
export type Contest = {
  /** Only so many rows are left in the end. */
  readonly keep: number;
  readonly playouts: number;
  readonly tasks: Assignment;
  readonly from: number;
  readonly expired: () => boolean;
};

/**
 * Successive halving: all rows get some playouts, then the better half of them gets as many again. All rows of a round
 * meet the same dice. Returns those that are left, the best first.
 */
export function* halve(rows: readonly Row[], c: Contest): Generator<Wanted, Row[], Chances> {
  const own = rows[0]!;
  const value = (row: Row): number => shareOf(row) + (row === own ? MARGIN + DOUBT / Math.sqrt(row.n + 1) : 0);
  let left = [...rows];
  let unspent = c.playouts;
  let sample = c.from;
  for (let rounds = roundsTo(c.keep, rows.length); rounds > 0 && !c.expired(); rounds--) {
    const each = Math.floor(unspent / rounds / left.length);
    if (each === 0) break;
    const trials: Trial[] = [];
    for (let i = 0; i < each; i++, sample++)
      for (const { choice } of left)
        trials.push({ answer: choice.answer, changed: withChange(c.tasks, choice), sample });
    unspent -= trials.length;
    const results = yield trials;
    for (const [i, chance] of results.entries()) {
      if (chance === null) continue;
      const row = left[i % left.length]!;
      row.sum += chance;
      row.n++;
    }
    left = left.sort((a, b) => value(b) - value(a)).slice(0, Math.max(c.keep, Math.ceil(left.length / 2)));
  }
  return left;
}

/** How often some rows must be halved. Rows that are few enough are still played out and put in order. */
function roundsTo(keep: number, rows: number): number {
  let rounds = 0;
  for (let n = rows; n > keep; n = Math.ceil(n / 2)) rounds++;
  return Math.max(1, rounds);
}

/** The plan of a choice: what its unit is about comes on top. */
export const withChange = (tasks: Assignment, { change }: Choice): Assignment =>
  change === null ? tasks : new Map([...tasks, [change.unit, change.task]]);
