/** Complete lists of all things of a kind, and their lengths in advance. */

export function countSubsets(n: number, min: number, max: number): number {
  let count = 0;
  let ofSize = 1;
  for (let size = 0; size <= Math.min(n, max); size++) {
    if (size >= min) count += ofSize;
    ofSize = (ofSize * (n - size)) / (size + 1);
  }
  return count;
}

export function everySubset(ids: readonly string[], min: number, max: number): string[][] {
  const subsets: string[][] = [];
  const extend = (from: number, chosen: readonly string[]): void => {
    if (chosen.length >= min) subsets.push([...chosen]);
    if (chosen.length >= max) return;
    for (let i = from; i < ids.length; i++) extend(i + 1, [...chosen, ids[i]!]);
  };
  extend(0, []);
  return subsets;
}

export function everyOrder(ids: readonly string[]): string[][] {
  if (ids.length <= 1) return [[...ids]];
  return ids.flatMap((first, i) => everyOrder(ids.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}

/** The number of ways in which up to `total` can be spread over options with these limits. */
export function countAllocations(caps: readonly number[], total: number, less: boolean): number {
  let ways = new Array<number>(total + 1).fill(0);
  ways[0] = 1;
  for (const cap of caps) {
    const more = new Array<number>(total + 1).fill(0);
    for (let sum = 0; sum <= total; sum++) for (let k = 0; k <= Math.min(cap, sum); k++) more[sum]! += ways[sum - k]!;
    ways = more;
  }
  return less ? ways.reduce((a, b) => a + b, 0) : ways[total]!;
}

export function everyAllocation(
  options: readonly { readonly id: string }[],
  caps: readonly number[],
  total: number,
  less: boolean,
): Record<string, number>[] {
  const all: Record<string, number>[] = [];
  const fill = (i: number, left: number, given: readonly (readonly [string, number])[]): void => {
    if (i === options.length) {
      if (left === 0 || less) all.push(Object.fromEntries(given));
      return;
    }
    for (let k = Math.min(caps[i]!, left); k >= 0; k--)
      fill(i + 1, left - k, k === 0 ? given : [...given, [options[i]!.id, k]]);
  };
  fill(0, total, []);
  return all;
}

export function everyAssignment(
  items: readonly { readonly id: string; readonly options: readonly string[] }[],
): Record<string, string>[] {
  let all: Record<string, string>[] = [{}];
  for (const item of items) all = all.flatMap((a) => item.options.map((o) => ({ ...a, [item.id]: o })));
  return all;
}
