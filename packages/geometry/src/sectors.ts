import { rotate } from './angle.ts';
import { pointInWedge, type Wedge } from './arcs.ts';
import type { Base } from './body.ts';
import { boxOfPolygon } from './box.ts';
import type { Point } from './point.ts';

export const SECTORS = ['front', 'left', 'right', 'rear'] as const;
export type Sector = (typeof SECTORS)[number];

/** The four wedges around a standing base. Neighbours share the diagonal between them. */
export type Sectors = { readonly [S in Sector]: Wedge };

/**
 * The sectors of a base by its diagonals: rays from the pose through the four corners of the rectangle around the base.
 * Corners are rounded to ticks once; after that everything is exact. Round bases have sectors of 90°.
 */
export function sectorsOf(base: Base, pose: { x: number; y: number; facing: number }): Sectors {
  const { radius: r } = base.kind === 'circle' ? base : { radius: 0 };
  const box = base.kind === 'hull' ? boxOfPolygon(base.points) : { minX: -r, minY: -r, maxX: r, maxY: r };
  const apex = { x: pose.x, y: pose.y };
  const ray = (x: number, y: number): Point => rotate({ x, y }, pose.facing);
  const frontLeft = ray(box.maxX, box.maxY);
  const frontRight = ray(box.maxX, box.minY);
  const rearLeft = ray(box.minX, box.maxY);
  const rearRight = ray(box.minX, box.minY);
  return {
    front: { apex, right: frontRight, left: frontLeft, span: 'narrow' },
    left: { apex, right: frontLeft, left: rearLeft, span: 'narrow' },
    right: { apex, right: rearRight, left: frontRight, span: 'narrow' },
    rear: { apex, right: rearLeft, left: rearRight, span: 'narrow' },
  };
}

/**
 * The sector a point is in; on a diagonal the earlier of front, left, right, rear. `pointInWedge` tells whether others
 * share it.
 */
export const sectorOf = (sectors: Sectors, p: Point): Sector =>
  SECTORS.find((s) => pointInWedge(p, sectors[s])) ?? 'front';
