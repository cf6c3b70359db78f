import type { Body } from './body.ts';
import { type Box, boxOfPolygon } from './box.ts';
import type { Point, Polygon } from './point.ts';
import type { Solid } from './solid.ts';

/** The area that a piece covers seen from above. Polygons are simple, of either orientation, and need not be convex. */
export type Footprint =
  | { readonly kind: 'circle'; readonly centre: Point; readonly radius: number }
  | { readonly kind: 'polygon'; readonly points: Polygon };

/** A solid with upright walls and flat ends: sight treats terrain, floors and models all alike. Heights in ticks. */
export type Prism = { readonly footprint: Footprint; readonly bottom: number; readonly top: number };

/** A point in space in ticks; z is the height above the table. */
export type SpacePoint = { readonly x: number; readonly y: number; readonly z: number };

export const footprintOf = (body: Body): Footprint =>
  body.kind === 'circle' ? body : { kind: 'polygon', points: body.points };

/** How sight treats a body with a height. */
export const prismOf = ({ body, bottom, height }: Solid): Prism => ({
  footprint: footprintOf(body),
  bottom,
  top: bottom + height,
});

export const polygonPrism = (points: Polygon, bottom: number, top: number): Prism => ({
  footprint: { kind: 'polygon', points },
  bottom,
  top,
});

/** The smallest axis-parallel rectangle around a footprint. */
export function boundsOf(footprint: Footprint): Box {
  if (footprint.kind === 'polygon') return boxOfPolygon(footprint.points);
  const { centre, radius } = footprint;
  return { minX: centre.x - radius, minY: centre.y - radius, maxX: centre.x + radius, maxY: centre.y + radius };
}
