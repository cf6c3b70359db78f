import type { Point, Polygon } from '@walstatt/geometry';
import { gapToRegionAtMost, pointBody } from '@walstatt/geometry';
import type { State } from '../generated/state.ts';

/** What one can stand on above the ground: floors of ruins, the tops of hills. */
export type Storey = {
  readonly terrain: string;
  readonly polygon: Polygon;
  readonly z: number;
  readonly level: number;
};

/** All of it, and the heights that occur, the ground first. Each height is a level. */
export function storeysOf(s: State): { readonly storeys: readonly Storey[]; readonly heights: readonly number[] } {
  const found: { terrain: string; polygon: Polygon; z: number }[] = [];
  for (const terrain in s.terrain) {
    const { kind, solids } = s.terrain[terrain]!;
    for (const { part, shape, top } of solids)
      if (part === 'floor' || kind === 'hill') found.push({ terrain, polygon: shape, z: top });
  }
  const heights = [...new Set([0, ...found.map(({ z }) => z)])].sort((a, b) => a - b);
  return { heights, storeys: found.map((storey) => ({ ...storey, level: heights.indexOf(storey.z) })) };
}

/** The height at which something stands at a point, for a player who looks at a level. */
export function heightAt(s: State, at: Point, level = 0): number {
  const { storeys } = storeysOf(s);
  const on = storeys.find((storey) => storey.level === level && gapToRegionAtMost(pointBody(at), storey.polygon, 0));
  return on?.z ?? 0;
}
