/**
 * How long decisions took, counted in classes that are an eighth of a doubling wide: small enough to keep for each
 * battle, and fine enough for percentiles.
 */
export type Times = Readonly<Record<string, number>>;

const CLASSES = 8;

/** The processor time of this thread so far, in milliseconds: other processes on the machine do not matter. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

export class Stopwatch {
  private readonly counts: Record<string, number> = {};

  count(milliseconds: number): void {
    const name = String(Math.round(CLASSES * Math.log2(Math.max(milliseconds, 0.001))));
    this.counts[name] = (this.counts[name] ?? 0) + 1;
  }

  get times(): Times {
    return this.counts;
  }
}

/** The time within which this share of all decisions was taken, in milliseconds. Null without any decision. */
export function percentile(all: readonly Times[], share: number): number | null {
  const counts = new Map<number, number>();
  let n = 0;
  for (const times of all)
    for (const name in times) {
      counts.set(Number(name), (counts.get(Number(name)) ?? 0) + times[name]!);
      n += times[name]!;
    }
  let left = share * n;
  for (const [name, count] of [...counts].sort(([a], [b]) => a - b)) {
    left -= count;
    if (left <= 0) return 2 ** (name / CLASSES);
  }
  return null;
}
