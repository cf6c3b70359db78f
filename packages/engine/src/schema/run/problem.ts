/** How a problem names a foreign value: short, and safe whatever it is. */
export function describe(x: unknown): string {
  if (x === undefined) return 'nothing';
  if (x === null) return 'null';
  if (typeof x === 'string') return quote(x);
  if (typeof x === 'number' || typeof x === 'boolean') return String(x);
  if (Array.isArray(x)) return x.length === 0 ? 'an empty list' : `a list of ${x.length}`;
  if (typeof x === 'object') return 'an object';
  return `a ${typeof x}`;
}

export const quote = (s: string): string => JSON.stringify(s.length > 60 ? `${s.slice(0, 57)}...` : s);

/** "one of a, b, c": a list of names that stays short. */
export function oneOf(names: readonly string[]): string {
  if (names.length === 0) return 'nothing (no value is possible here)';
  if (names.length === 1) return quote(names[0]!);
  const shown = names.slice(0, 12).map(quote).join(', ');
  return `one of ${shown}${names.length > 12 ? ` and ${names.length - 12} more` : ''}`;
}

/** The candidate that `name` was probably meant to be, or none. At most a third of its letters may differ. */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  if (name.length > 64) return undefined;
  let best: string | undefined;
  let limit = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= limit) continue;
    const d = candidate.toLowerCase() === name.toLowerCase() ? 0 : editDistance(name, candidate);
    if (d >= limit) continue;
    limit = d;
    best = candidate;
  }
  return best;
}

/** The number of letters to insert, remove, replace or swap with their neighbour to turn `a` into `b`. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last: number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let d = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d = Math.min(d, before[j - 2]! + 1);
      row.push(d);
    }
    before = last;
    last = row;
  }
  return last[b.length]!;
}
