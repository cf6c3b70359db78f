/** A growing flat list of intervals on the number line. Sight adds up what is hidden without allocating per query. */
export type Intervals = { lo: Float64Array; hi: Float64Array; count: number };

export const intervals = (capacity: number): Intervals => ({
  lo: new Float64Array(capacity),
  hi: new Float64Array(capacity),
  count: 0,
});

/** Adds [lo, hi]. Empty intervals (and those of undefined length) are left out. */
export function addInterval(list: Intervals, lo: number, hi: number): void {
  if (!(lo < hi)) return;
  if (list.count === list.lo.length) grow(list);
  list.lo[list.count] = lo;
  list.hi[list.count] = hi;
  list.count++;
}

function grow(list: Intervals): void {
  const lo = new Float64Array(2 * list.lo.length + 8);
  const hi = new Float64Array(2 * list.lo.length + 8);
  lo.set(list.lo);
  hi.set(list.hi);
  list.lo = lo;
  list.hi = hi;
}

/**
 * Replaces the intervals from `first` on by their union in rising order and returns its length. Gaps and remnants no
 * longer than `slack` are rounding noise: gaps are closed, remnants dropped.
 */
export function uniteIntervals(list: Intervals, first: number, slack: number): number {
  const { lo, hi } = list;
  for (let i = first + 1; i < list.count; i++) {
    const l = lo[i]!;
    const h = hi[i]!;
    let j = i - 1;
    for (; j >= first && lo[j]! > l; j--) {
      lo[j + 1] = lo[j]!;
      hi[j + 1] = hi[j]!;
    }
    lo[j + 1] = l;
    hi[j + 1] = h;
  }
  let end = first;
  let length = 0;
  for (let i = first; i < list.count; ) {
    const l = lo[i]!;
    let h = hi[i]!;
    for (i++; i < list.count && lo[i]! <= h + slack; i++) h = Math.max(h, hi[i]!);
    if (h - l <= slack) continue;
    lo[end] = l;
    hi[end] = h;
    end++;
    length += h - l;
  }
  list.count = end;
  return length;
}
