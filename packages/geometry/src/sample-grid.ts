import type { Body } from './body.ts';
import type { Point } from './point.ts';
import type { SpacePoint } from './prism.ts';
import { distanceToSegment } from './segment.ts';
import type { Solid } from './solid.ts';
import { lookAt, newView, pointAt, type View } from './view.ts';

/**
 * Where sight in space looks at a solid: 5 columns across its width as the eye sees it (right to left), on its near
 * side, by 5 heights (bottom to top), at 2, 26, 50, 74 and 98 hundredths of the way. Sample points are rounded to
 * ticks. An eye above or below the solid's footprint has its columns along the x axis through the solid's centre. So a
 * part that is hidden or free is certain to be noticed when it is wider and higher than 24 hundredths of the solid.
 */
export const SAMPLE_GRID = 5;
const STEPS = [0.02, 0.26, 0.5, 0.74, 0.98] as const;

/** Columns or heights from the middle outwards, which finds a free line soonest. */
export const MIDDLE_OUT = [2, 1, 3, 0, 4] as const;

/** The sample points of a target seen from an eye, height by height. */
export function samplePoints(eye: SpacePoint, target: Solid): SpacePoint[] {
  const columns = columnsOf(newView(), eye, target.body);
  return STEPS.flatMap((_, row) => columns.map(({ x, y }) => ({ x, y, z: heightOf(target, row) })));
}

export const heightOf = (target: Solid, row: number): number => target.bottom + Math.round(STEPS[row]! * target.height);

export function columnsOf(view: View, eye: Point, body: Body): Point[] {
  if (lookAt(view, eye, body)) return STEPS.map((step) => pointAt(view, view.lo + step * (view.hi - view.lo)));
  const reach = body.kind === 'circle' ? body.radius : innerRadius(body.centre, body.points);
  return STEPS.map((step) => ({ x: body.centre.x + Math.round((2 * step - 1) * reach), y: body.centre.y }));
}

function innerRadius(centre: Point, points: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    least = Math.min(least, distanceToSegment(centre, points[j]!, points[i]!));
  }
  return Math.floor(least);
}
