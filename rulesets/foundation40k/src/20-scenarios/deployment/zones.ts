import type { Refusal } from '@walstatt/engine';
import type { Body } from '@walstatt/geometry';
import { boxAround, DEPTH, inch, WIDTH, ZONE } from '../../01-units/space.ts';

/** The strips along the edges in which units are placed: 12" for those that deploy, 6" for flank attackers. */

export type ZoneEdge = 'south' | 'north' | 'west' | 'east';
const FLANK = inch(6);
type Zone = { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
export const ZONES: Readonly<Record<ZoneEdge, Zone>> = {
  south: { minX: 0, minY: 0, maxX: WIDTH, maxY: ZONE },
  north: { minX: 0, minY: DEPTH - ZONE, maxX: WIDTH, maxY: DEPTH },
  west: { minX: 0, minY: 0, maxX: FLANK, maxY: DEPTH },
  east: { minX: WIDTH - FLANK, minY: 0, maxX: WIDTH, maxY: DEPTH },
};

/** Units come in looking away from their edge. */
export const INWARD: Readonly<Record<ZoneEdge, number>> = { south: 900, north: 2700, west: 0, east: 1800 };

export const isSide = (edge: ZoneEdge): boolean => edge === 'west' || edge === 'east';

/** How far from its edge a body reaches, and how deep the zone is, where that is what is wrong. */
export function depthOf(edge: ZoneEdge, body: Body): Pick<Refusal, 'measured' | 'limit' | 'unit'> {
  const z = ZONES[edge];
  const box = boxAround([body]);
  const depth = { south: box.maxY, north: DEPTH - box.minY, west: box.maxX, east: WIDTH - box.minX }[edge];
  const limit = isSide(edge) ? z.maxX - z.minX : z.maxY - z.minY;
  return depth > limit ? { measured: Math.round(depth), limit, unit: 'length' } : {};
}
