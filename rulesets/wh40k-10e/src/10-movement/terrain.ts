import type { Box } from '@walstatt/geometry';
import { boxOfPolygon, type Polygon } from '@walstatt/geometry';
import type { Part } from '@walstatt/tabletop';
import { inch } from '../04-measuring/table-top.ts';
import type { Terrain } from '../generated/state.ts';
import type { L } from '../kit.ts';

/**
 * A terrain feature as models meet it when they move: only its solid parts matter. WH-TERRAIN-09, WH-TERRAIN-30: craters
 * and woods have none, unless their data say so, and are walked over like open ground.
 */
export type Feature = {
  readonly id: string;
  readonly kind: Terrain['kind'];
  readonly footprint: Polygon;
  readonly box: Box;
  /** WH-MTER-02: at most 2" high. */
  readonly low: boolean;
  /** What it stands on. */
  readonly bottom: number;
  readonly parts: readonly (Part & { readonly part: Terrain['solids'][number]['part'] })[];
};

export const LOW = inch(2);

/** All terrain features, laid out once for each position. */
export const features = (look: L): readonly Feature[] =>
  look.layout('features', ({ state: { terrain } }: L) =>
    Object.keys(terrain).map((id) => featureOf(id, terrain[id]!, Object.values(terrain))),
  );

function featureOf(id: string, feature: Terrain, all: readonly Terrain[]): Feature {
  const { kind, footprint, solids } = feature;
  const parts = solids.map((s) => ({ ...s, box: boxOfPolygon(s.shape) }));
  const bottom = groundOf(feature, all);
  const top = Math.max(bottom, ...parts.map((p) => p.top));
  const box = boxOfPolygon([...footprint, ...parts.flatMap((p) => p.shape)]);
  return { id, kind, footprint, box, low: top - bottom <= LOW, bottom, parts };
}

/** WH-TERRAIN-25: what a feature stands on: the ground, or the top of another one. */
function groundOf(feature: Terrain, all: readonly Terrain[]): number {
  const lowest = Math.min(...feature.solids.map((s) => s.bottom));
  const isHeld = all.some((other) => other !== feature && other.solids.some((s) => s.top === lowest));
  return isHeld ? lowest : 0;
}
