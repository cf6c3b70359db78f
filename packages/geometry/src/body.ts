import { rotate } from './angle.ts';
import type { Point, Polygon } from './point.ts';

/** The footprint of a piece around its own centre, looking along +x. Hulls are convex and counter-clockwise. */
export type Base =
  | { readonly kind: 'circle'; readonly radius: number }
  | { readonly kind: 'hull'; readonly points: Polygon };

/** Where a piece stands: centre, height of its underside, direction in tenths of a degree. */
export type Pose = { readonly x: number; readonly y: number; readonly z: number; readonly facing: number };

/** A base standing somewhere. Distance, contact and sight are all measured on bodies. */
export type Body =
  | { readonly kind: 'circle'; readonly centre: Point; readonly radius: number }
  | { readonly kind: 'hull'; readonly centre: Point; readonly points: Polygon };

export const circle = (radius: number): Base => ({ kind: 'circle', radius });

export function rectangle(length: number, width: number): Base {
  const x = Math.round(length / 2);
  const y = Math.round(width / 2);
  return {
    kind: 'hull',
    points: [
      { x, y: -y },
      { x, y },
      { x: -x, y },
      { x: -x, y: -y },
    ],
  };
}

/** Puts a base on the table. Hull corners are rounded to ticks once, here, so that everything after this is exact. */
export function bodyAt(base: Base, pose: { x: number; y: number; facing: number }): Body {
  const centre = { x: pose.x, y: pose.y };
  if (base.kind === 'circle') return { kind: 'circle', centre, radius: base.radius };
  return {
    kind: 'hull',
    centre,
    points: base.points.map((p) => {
      const r = rotate(p, pose.facing);
      return { x: pose.x + r.x, y: pose.y + r.y };
    }),
  };
}

/** The same body, moved by whole ticks. */
export function shifted(body: Body, dx: number, dy: number): Body {
  const centre = { x: body.centre.x + dx, y: body.centre.y + dy };
  if (body.kind === 'circle') return { kind: 'circle', centre, radius: body.radius };
  return { kind: 'hull', centre, points: body.points.map((p) => ({ x: p.x + dx, y: p.y + dy })) };
}

/** A single point as a body, to measure from, or to move a base by its centre. */
export const pointBody = (p: Point): Body => ({ kind: 'circle', centre: { x: p.x, y: p.y }, radius: 0 });
