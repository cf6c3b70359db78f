import { bodyAt, circle, overlaps, type Solid, withinBoth } from '@walstatt/geometry';
import { inch, standing } from '../04-measuring/table-top.ts';
import type { Objective, State } from '../generated/state.ts';
import type { L } from '../kit.ts';

/** WH-OBJ-01: 40 mm across. */
export const MARKER_RADIUS = 2000;

/** WH-OBJ-05: how far from a marker its range reaches, horizontally. */
export const MARKER_RANGE = inch(3);
const UP = inch(5);

/** The flat marker, as things are measured to it (WH-OBJ-02). */
export const markerSolid = ({ at: { x, y, z } }: Objective): Solid => ({
  body: bodyAt(circle(MARKER_RADIUS), { x, y, facing: 0 }),
  bottom: z,
  height: 0,
});

/** WH-OBJ-05: in range of a marker: 3" horizontally and 5" vertically. */
export const isInRange = (model: Solid, marker: Solid): boolean => withinBoth(model, marker, MARKER_RANGE, UP);

/** The models of a unit that are in range of a marker. */
export function inRangeOf(look: L, marker: Objective, unit: string): string[] {
  const { models, measured } = standing(look, unit);
  const solid = markerSolid(marker);
  return models.filter((_, i) => isInRange(measured[i]!, solid));
}

/**
 * WH-OBJ-03: models may move over markers, but none can end its move on one. WH-G-125: nor is it set up on one. The marker
 * that a model would stand on.
 */
export function markerUnder(s: State, { body, bottom }: Solid): string | null {
  for (const id in s.objectives) {
    const marker = s.objectives[id]!;
    if (marker.at.z === bottom && overlaps(body, markerSolid(marker).body)) return id;
  }
  return null;
}
