import type { Polygon } from '@walstatt/geometry';
import { surfacesOf } from '../../10-movement/footing.ts';
import { features } from '../../10-movement/terrain.ts';
import type { L } from '../../kit.ts';

/** A height at which models can stand, and where: null stands for the ground, which is everywhere. */
export type Level = { readonly z: number; readonly surfaces: readonly Polygon[] | null };

/**
 * WH-MTER-04, WH-TERRAIN-23, WH-TERRAIN-42: the ground and all floors and tops on which every one of some models can
 * stand, from below.
 */
export function levelsFor(look: L, models: readonly string[]): Level[] {
  const found = new Map<number, Polygon[]>();
  for (const feature of features(look))
    for (const { top, shape } of surfacesOf(look.state, feature, models)) {
      const surfaces = found.get(top);
      if (surfaces === undefined) found.set(top, [shape]);
      else surfaces.push(shape);
    }
  const raised = [...found].map(([z, surfaces]) => ({ z, surfaces })).sort((a, b) => a.z - b.z);
  return [{ z: 0, surfaces: null }, ...raised];
}
