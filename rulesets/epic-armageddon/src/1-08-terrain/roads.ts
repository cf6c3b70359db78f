import { joined, type Point, pointInPolygon, type Stretch, stretchesInside } from '@walstatt/geometry';
import { type Ground, tableTop } from '../1-00-materials/table-top.ts';
import type { L } from '../kit.ts';

/** A unit is on a road where its middle is. */

const roads = (look: L): Ground[] => tableTop(look).pieces.filter(({ terrain }) => terrain.kind === 'road');

export const isOnRoad = (look: L, at: Point): boolean => roads(look).some(({ shape }) => pointInPolygon(at, shape));

/** EA-1.8.4-08, EA-1.8.4-10: whether a leg stays on roads all the way. */
export function staysOnRoad(look: L, from: Point, to: Point): boolean {
  if (from.x === to.x && from.y === to.y) return isOnRoad(look, from);
  const stretches: Stretch[] = roads(look).flatMap(({ shape }) => stretchesInside(from, to, shape, true));
  const [first, ...others] = joined(stretches);
  return first !== undefined && others.length === 0 && first.from <= 0 && first.to >= 1;
}
