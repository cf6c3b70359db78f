import { lengthInside, type Point } from '@walstatt/geometry';
import type { Look } from '../kit.ts';
import { boxesNear, boxOfPoints, tableTop } from '../rules/table-top.ts';

export type Glance = { readonly blocked: boolean; readonly cover: 0 | 1 | 2 };

const OPEN: Glance = { blocked: false, cover: 0 };
const BLOCKED: Glance = { blocked: true, cover: 0 };

/**
 * What terrain alone does to a shot from one point to another, roughly: whether it is blocked, and the penalty for cover.
 * Tactics look at many places that nobody stands at yet; the rules themselves look closer.
 */
export function glance(look: Look, from: Point, to: Point): Glance {
  const box = boxOfPoints(from, to);
  let cover: 0 | 1 | 2 = 0;
  for (const p of tableTop(look).pieces) {
    if (!boxesNear(box, p.box, 0)) continue;
    if (lengthInside(from, to, [p.shape]) === 0) continue;
    if (p.terrain.blocksSight) return BLOCKED;
    const penalty = p.terrain.cover === 'hard' ? 2 : 1;
    if (penalty > cover) cover = penalty;
  }
  return cover === 0 ? OPEN : { blocked: false, cover };
}
