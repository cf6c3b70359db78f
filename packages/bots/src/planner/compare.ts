import type { Assignment } from './assignment.ts';
import type { Chances, Wanted } from './batch.ts';
import type { Choice } from './choices.ts';
import { isClearlyBetter } from './lead.ts';
import type { Trial } from './trials.ts';

/** A choice, and what its playouts have come to so far. All rows of a contest meet the same dice, in the same order. */
export type Row = { readonly choice: Choice; readonly results: (number | null)[] };

export const rowsOf = (choices: readonly Choice[]): Row[] => choices.map((choice) => ({ choice, results: [] }));

/** How often something came of playing the row out, and the chance to win that it came to on average. */
export const playoutsOf = ({ results }: Row): number => results.reduce<number>((n, x) => n + Number(x !== null), 0);
export function shareOf(row: Row): number {
  const sum = row.results.reduce<number>((all, x) => all + (x ?? 0), 0);
  return sum / Math.max(1, playoutsOf(row));
}

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
 * Successive halving: all rows get some playouts, then the better half of them gets more, and those that are left last
 * get most. The first row, which is what was planned, is never dropped. Returns those that are left: what was planned
 * comes first unless another one is clearly better.
 */
export function* halve(rows: readonly Row[], c: Contest): Generator<Wanted, Row[], Chances> {
  const own = rows[0]!;
  let left = [...rows];
  let unspent = c.playouts;
  let sample = c.from;
  for (let rounds = roundsTo(c.keep, rows.length); rounds > 0 && !c.expired(); rounds--) {
    const share = unspent / (rounds === 1 ? 1 : rounds + 1);
    const each = Math.min(Math.max(1, Math.round(share / left.length)), Math.floor(unspent / left.length));
    if (each === 0) break;
    const trials: Trial[] = [];
    for (let i = 0; i < each; i++, sample++)
      for (const { choice } of left)
        trials.push({ answer: choice.answer, changed: withChange(c.tasks, choice), sample });
    unspent -= trials.length;
    for (const [i, chance] of (yield trials).entries()) left[i % left.length]!.results.push(chance);
    const others = left.filter((row) => row !== own).sort((a, b) => shareOf(b) - shareOf(a));
    left = [own, ...others.slice(0, Math.max(Math.max(c.keep, 2), Math.ceil(left.length / 2)) - 1)];
  }
  const [, best] = left;
  if (best === undefined || !isClearlyBetter(best.results, own.results)) return left;
  return [best, ...left.filter((row) => row !== best)];
}

/** How often some rows must be halved until those are left of which the best are chosen: two at least. */
function roundsTo(keep: number, rows: number): number {
  let rounds = 1;
  for (let n = rows; n > Math.max(2, keep); n = Math.ceil(n / 2)) rounds++;
  return rounds;
}

/** The plan of a choice: what its unit is about comes on top. */
export const withChange = (tasks: Assignment, { change }: Choice): Assignment =>
  change === null ? tasks : new Map([...tasks, [change.unit, change.task]]);
