import { type Body, type Box, bodyAt, INCH, rectangle } from '@walstatt/geometry';
import type { State, Terrain } from '../generated/state.ts';
import type { L } from '../kit.ts';
import { livingModels, profileOf } from './units.ts';

/** Where things stand, in the words of geometry. */

export const inch = (n: number): number => Math.round(n * INCH);

/** FD-GAP-03: 72" × 48", the long edges are the deployment edges. */
export const WIDTH = inch(72);
export const DEPTH = inch(48);
export const ZONE = inch(12);

export type Place = { readonly x: number; readonly y: number; readonly facing: number };

export function placeOf(s: State, model: string): Place {
  const { where } = s.models[model]!;
  if (where.at !== 'table') throw new Error(`${model} is not on the table`);
  return where;
}

/** A model's base as it would stand in a place. */
export function bodyIn(s: State, model: string, at: Place): Body {
  const { base } = profileOf(s, model);
  if (base.shape === 'round')
    return { kind: 'circle', centre: { x: at.x, y: at.y }, radius: Math.floor(base.diameter / 2) };
  return bodyAt(rectangle(base.length, base.width), at);
}

export const bodyOf = (s: State, model: string): Body => bodyIn(s, model, placeOf(s, model));

/** A unit on the table: its living models in order, their bodies, and the box around them. */
export type Standing = { readonly models: readonly string[]; readonly bodies: readonly Body[]; readonly box: Box };

export function standing(look: L, unit: string): Standing {
  return look.memo('standing', unit, () => {
    const s = look.state;
    const models = livingModels(s, unit);
    const bodies = models.map((m) => bodyOf(s, m));
    return { models, bodies, box: boxAround(bodies) };
  });
}

export function boxAround(bodies: readonly Body[]): Box {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const b of bodies) {
    if (b.kind === 'circle') {
      const { centre, radius } = b;
      minX = Math.min(minX, centre.x - radius);
      maxX = Math.max(maxX, centre.x + radius);
      minY = Math.min(minY, centre.y - radius);
      maxY = Math.max(maxY, centre.y + radius);
      continue;
    }
    for (const p of b.points) {
      minX = Math.min(minX, p.x);
      maxX = Math.max(maxX, p.x);
      minY = Math.min(minY, p.y);
      maxY = Math.max(maxY, p.y);
    }
  }
  return { minX, minY, maxX, maxY };
}

/** Is all of the base within these limits? Touching the border is within. */
export function isInside(body: Body, minX: number, minY: number, maxX: number, maxY: number): boolean {
  if (body.kind === 'circle') {
    const { centre, radius } = body;
    return (
      centre.x - radius >= minX && centre.x + radius <= maxX && centre.y - radius >= minY && centre.y + radius <= maxY
    );
  }
  for (const p of body.points) if (p.x < minX || p.x > maxX || p.y < minY || p.y > maxY) return false;
  return true;
}

export const isOnTableWholly = (body: Body): boolean => isInside(body, 0, 0, WIDTH, DEPTH);

export const pieceBody = (t: Terrain): Body => ({ kind: 'hull', centre: t.shape[0]!, points: t.shape });

export type Edge = 'south' | 'north' | 'west' | 'east';

/** Does the base touch the edge? (FD-FLEE-08) */
export function touchesEdge(body: Body, edge: Edge): boolean {
  const box = boxAround([body]);
  switch (edge) {
    case 'south':
      return box.minY <= 0;
    case 'north':
      return box.maxY >= DEPTH;
    case 'west':
      return box.minX <= 0;
    case 'east':
      return box.maxX >= WIDTH;
  }
}

/** The direction of an edge as a step of length 1. */
export const TOWARDS: Readonly<Record<Edge, { readonly x: number; readonly y: number }>> = {
  south: { x: 0, y: -1 },
  north: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
  east: { x: 1, y: 0 },
};
