import { type Body, gap } from '@walstatt/geometry';

/** How far each of the movers is from the nearest of the targets. */
export const distancesTo = (movers: readonly Body[], targets: readonly Body[]): number[] =>
  movers.map((m) => {
    let least = Number.POSITIVE_INFINITY;
    for (const t of targets) least = Math.min(least, gap(m, t));
    return least;
  });

/** The movers by their distance to the targets, nearest first. Ties keep the order of the list. */
export function byNearness(movers: readonly Body[], targets: readonly Body[]): number[] {
  const far = distancesTo(movers, targets);
  return movers.map((_, i) => i).sort((a, b) => far[a]! - far[b]! || a - b);
}

/** All movers that are as near to the targets as the nearest one, within the tolerance. */
export function nearestOf(movers: readonly Body[], targets: readonly Body[], tolerance: number): number[] {
  const far = distancesTo(movers, targets);
  const least = Math.min(...far);
  return far.flatMap((d, i) => (d <= least + tolerance ? [i] : []));
}

/** Two bodies of two groups, by their places in the groups, and the gap between them. */
export type Pair = { readonly from: number; readonly to: number; readonly gap: number };

/** The nearest pair of bodies of two groups, the first one on a tie. */
export function nearestPair(a: readonly Body[], b: readonly Body[]): Pair {
  let best: Pair = { from: 0, to: 0, gap: Number.POSITIVE_INFINITY };
  for (let i = 0; i < a.length; i++) {
    for (let j = 0; j < b.length; j++) {
      const far = gap(a[i]!, b[j]!);
      if (far < best.gap) best = { from: i, to: j, gap: far };
    }
  }
  return best;
}
