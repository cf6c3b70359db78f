/** Every way in which dice can fall into classes, with its chance. */
export type Outcomes = {
  /** How many fell into each class. */
  readonly counts: readonly (readonly number[])[];
  readonly chances: readonly number[];
  /** No chance carries more than this many relative errors of 2^-53. */
  readonly roundings: number;
};

/**
 * Chances of 0 to n successes, where p and q = 1 - p are each rounded once. It goes outwards from the likeliest number
 * and normalises the sum to 1 at the end, so that nothing underflows where it matters and no power or logarithm is
 * needed.
 */
export function binomial(n: number, p: number, q: number): number[] {
  const chances = new Array<number>(n + 1).fill(0);
  const mode = Math.min(n, Math.floor((n + 1) * p));
  chances[mode] = 1;
  let sum = 1;
  for (let k = mode; k > 0; k--) sum += chances[k - 1] = (chances[k]! * (k * q)) / ((n - k + 1) * p);
  for (let k = mode; k < n; k++) sum += chances[k + 1] = (chances[k]! * ((n - k) * p)) / ((k + 1) * q);
  for (let k = 0; k <= n; k++) chances[k]! /= sum;
  return chances;
}

/** Six per step away from the likeliest number, in the term and in the sum; one per addition; one division. */
const binomialRoundings = (n: number): number => 13 * n + 2;

/** How many outcomes `multinomial` gives for n dice and this many classes that can come up. */
export function countOutcomes(n: number, classes: number): number {
  let count = 1;
  for (let i = 1; i < classes; i++) count = (count * (n + i)) / i;
  return Math.round(count);
}

/** All counts of n dice over classes with these weights (favourable cases). Classes of weight 0 never come up. */
export function multinomial(n: number, weights: readonly number[]): Outcomes {
  const live = weights.flatMap((w, i) => (w > 0 ? [i] : []));
  if (n === 1) return oneDie(weights, live);
  /** The total weight of the classes from here on. */
  const rest: number[] = [];
  for (let i = live.length - 1; i >= 0; i--) rest[i] = weights[live[i]!]! + (rest[i + 1] ?? 0);
  const rows: number[][][] = live.map(() => []);
  const counts: number[][] = [];
  const chances: number[] = [];
  const current = new Array<number>(weights.length).fill(0);

  const split = (i: number, left: number, chance: number): void => {
    const c = live[i]!;
    if (i === live.length - 1) {
      current[c] = left;
      counts.push(current.slice());
      chances.push(chance);
      return;
    }
    rows[i]![left] ??= binomial(left, weights[c]! / rest[i]!, rest[i + 1]! / rest[i]!);
    const row = rows[i]![left]!;
    for (let k = 0; k <= left; k++) {
      current[c] = k;
      split(i + 1, left - k, chance * row[k]!);
    }
  };
  split(0, n, 1);
  return { counts, chances, roundings: (live.length - 1) * (binomialRoundings(n) + 1) };
}

function oneDie(weights: readonly number[], live: readonly number[]): Outcomes {
  const sum = weights.reduce((a, b) => a + b, 0);
  return {
    counts: live.map((c) => weights.map((_, i) => (i === c ? 1 : 0))),
    chances: live.map((c) => weights[c]! / sum),
    roundings: live.length === 1 ? 0 : 1,
  };
}
