import type { Body } from './body.ts';
import { discShare } from './disc-share.ts';
import { overlaps } from './distance.ts';
import { distanceSquared, type Point } from './point.ts';

/** A round template lying on the table. */
export type Template = { readonly centre: Point; readonly radius: number };

/**
 * When a body is under a template: 'any' part of it (with an area: touching is not enough), the 'majority' of its area
 * (more than half), its 'centre', or 'wholly'. The rim of the template covers too. Exact except for 'majority', which
 * is accurate to 1e-9 of the area.
 */
export type Coverage = 'any' | 'majority' | 'centre' | 'wholly';

export function isUnder(template: Template, body: Body, coverage: Coverage): boolean {
  const { centre, radius } = template;
  switch (coverage) {
    case 'any':
      return overlaps({ kind: 'circle', centre, radius }, body);
    case 'centre':
      return distanceSquared(centre, body.centre) <= radius * radius;
    case 'wholly':
      return isWhollyUnder(centre, radius, body);
    case 'majority':
      return 2 * discShare(body, centre, radius) > 1;
  }
}

function isWhollyUnder(centre: Point, radius: number, body: Body): boolean {
  if (body.kind === 'hull') return body.points.every((p) => distanceSquared(centre, p) <= radius * radius);
  const rest = radius - body.radius;
  return rest >= 0 && distanceSquared(centre, body.centre) <= rest * rest;
}

/** The indices, in the list, of all bodies under the template. */
export const bodiesUnder = (template: Template, bodies: readonly Body[], coverage: Coverage): number[] =>
  bodies.flatMap((body, i) => (isUnder(template, body, coverage) ? [i] : []));
