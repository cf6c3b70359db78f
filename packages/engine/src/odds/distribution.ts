/** Values from low to high, each with its probability. */
export type Distribution = readonly (readonly [value: number, probability: number])[];

export const sorted = (values: ReadonlyMap<number, number>): Distribution => [...values].sort(([a], [b]) => a - b);

/** The mean over everything that was followed to its end. */
export function meanOf(distribution: Distribution): number {
  let sum = 0;
  let total = 0;
  for (const [value, chance] of distribution) {
    sum += value * chance;
    total += chance;
  }
  return total === 0 ? Number.NaN : sum / total;
}
