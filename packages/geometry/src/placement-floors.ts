import { type Placement, placeBases } from './placement.ts';
import type { PlacementTask } from './placement-rules.ts';
import type { Polygon } from './point.ts';
import type { Solid } from './solid.ts';

/** Something to stand on: bases must be wholly on it. */
export type Floor = { readonly region: Polygon; readonly z: number };

/**
 * A group to be placed where there are several levels. `blocked` bars every level, `solids` only the levels they reach
 * into.
 */
export type FloorTask = Omit<PlacementTask, 'inside'> & {
  readonly floors: readonly Floor[];
  /** How tall the bases' models are. */
  readonly height: number;
  readonly solids: readonly Solid[];
};

/**
 * Finds places for a group on one of the floors, starting with the floor whose height is nearest to the wanted one. If
 * no floor has room for all of them, returns the largest group found. Poses carry the height of their floor.
 */
export function placeOnFloors(task: FloorTask): Placement {
  const { floors, height, solids, near } = task;
  const inOrder = [...floors].sort((a, b) => Math.abs(a.z - near.z) - Math.abs(b.z - near.z));
  let best: Placement = { poses: [], complete: task.bases.length === 0 };
  for (const { region, z } of inOrder) {
    const inTheWay = solids.filter((s) => s.bottom < z + height && z < s.bottom + s.height).map((s) => s.body);
    const blocked = [...(task.blocked ?? []), ...inTheWay];
    const found = placeBases({ ...task, near: { ...near, z }, inside: [region], blocked });
    if (found.complete) return found;
    if (found.poses.length > best.poses.length) best = found;
  }
  return best;
}
