/** The first of those that are worth most. Null: the list is empty. */
export function mostOf<T>(list: readonly T[], worth: (x: T) => number): T | null {
  let best: T | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const x of list) {
    const w = worth(x);
    if (w <= most) continue;
    most = w;
    best = x;
  }
  return best;
}
