import { bodyAt, type Pose } from './body.ts';
import { isConnected, linksWithin, lonely } from './coherency.ts';
import { blockFormation } from './formation.ts';
import { grow } from './placement-growth.ts';
import { type PlacementTask, placeChecker, type Rounded, rounded, standApart } from './placement-rules.ts';

/** The poses found, in the order of the bases; `complete` if there is one for each of them. */
export type Placement = { readonly poses: readonly Pose[]; readonly complete: boolean };

/**
 * Finds places for a group of bases that satisfy all conditions exactly. The same task always gets the same places.
 * First it tries blocks of a few widths at the wanted place and around it, then it grows the group base by base from
 * the best free spots. If not all bases find room, it returns the largest group found, which may be smaller than what
 * is possible: this is a finder, not a proof.
 */
export function placeBases(task: PlacementTask): Placement {
  const fits = placeChecker(task);
  const block = placeBlock(task, fits);
  if (block !== null) return { poses: block, complete: true };
  const poses = grow(task, fits);
  return { poses, complete: poses.length === task.bases.length };
}

/** Directions in which a block is shifted when there is no room at the wanted place. */
const SHIFTS: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
];

function placeBlock(task: PlacementTask, fits: (place: Rounded) => boolean): Pose[] | null {
  const { bases, near, gap = 0 } = task;
  const n = bases.length;
  if (n === 0) return [];
  const mates = (task.mates ?? []).map(rounded);
  const step = rounded(bodyAt(bases[0]!, { x: 0, y: 0, facing: 0 })).reach;
  for (const columns of blockWidths(n)) {
    for (let far = 0; far <= 2; far++) {
      for (const [dx, dy] of SHIFTS) {
        if ((far === 0) !== (dx === 0 && dy === 0)) continue;
        const at = { ...near, x: near.x + 2 * far * step * dx, y: near.y + 2 * far * step * dy };
        const poses = blockFormation(bases, columns, gap, at);
        const places: Rounded[] = [];
        for (let i = 0; i < n; i++) {
          const spot = rounded(bodyAt(bases[i]!, poses[i]!));
          if (!fits(spot) || mates.some((m) => !standApart(spot, m, gap))) break;
          places.push(spot);
        }
        if (places.length === n && isApart(places, gap) && inChain(task, places, mates)) return poses;
      }
    }
  }
  return null;
}

/** Widths to try: about twice as wide as deep, then square, then a single rank. */
function blockWidths(n: number): number[] {
  const widths = [Math.ceil(Math.sqrt(2 * n)), Math.ceil(Math.sqrt(n)), n];
  return widths.filter((w, i) => widths.indexOf(w) === i);
}

/** Blocks of mixed or irregular hulls can be too tight. */
function isApart(places: readonly Rounded[], gap: number): boolean {
  return places.every((p, i) => places.every((q, j) => j <= i || standApart(p, q, gap)));
}

function inChain({ chain }: PlacementTask, places: readonly Rounded[], mates: readonly Rounded[]): boolean {
  if (chain === undefined) return true;
  const all = [...mates, ...places].map((p) => p.body);
  const links = linksWithin(all, chain.limit);
  return isConnected(links) && lonely(links, Math.min(chain.links, all.length - 1)).length === 0;
}
