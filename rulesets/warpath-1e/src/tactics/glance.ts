import { boxesNear, lengthInside, type Point, pointInPolygon } from '@walstatt/geometry';
import { boxOfPoints } from '@walstatt/tabletop';
import { tableTop } from '../07-measuring/table-top.ts';
import { DEEP } from '../13-cover/cover.ts';
import type { Look } from '../kit.ts';

/** `rough`: terrain on the way that disrupts a charge (WP-MELEE-06), whether or not it gives cover. */
export type Glance = { readonly blocked: boolean; readonly cover: 0 | 1 | 2; readonly rough?: true };

const OPEN: Glance = { blocked: false, cover: 0 };
const ROUGH: Glance = { blocked: false, cover: 0, rough: true };
const BLOCKED: Glance = { blocked: true, cover: 0 };

/** Where a unit stands: a box around its models. */
export type Extent = Point & { readonly w: number; readonly h: number };

/**
 * Roughly what terrain alone does to a shot from a point at a unit. The unit is seen if any of it is seen (WP-LOS-04),
 * and in cover if most of it is (WP-COVER-05). Its middle and its two ends stand for all of it.
 */
export function glanceAt(look: Look, from: Point, to: Extent): Glance {
  const [dx, dy] = to.w >= to.h ? [to.w, 0] : [0, to.h];
  const found = mostly(
    penaltyOf(glance(look, from, to)),
    penaltyOf(glance(look, from, { x: to.x - dx, y: to.y - dy })),
    penaltyOf(glance(look, from, { x: to.x + dx, y: to.y + dy })),
  );
  return found === HIDDEN ? BLOCKED : found === 0 ? OPEN : { blocked: false, cover: found as 1 | 2 };
}

/** The penalty that stands for no sight at all. */
export const HIDDEN = 3;

export const penaltyOf = ({ blocked, cover }: Glance): number => (blocked ? HIDDEN : cover);

/**
 * What three penalties come to together. A unit is hidden if all of it is; otherwise it has the cover of its larger
 * part. A part out of sight has hard cover.
 */
export function mostly(a: number, b: number, c: number): number {
  if (a === HIDDEN && b === HIDDEN && c === HIDDEN) return HIDDEN;
  const middle = Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
  return Math.min(2, middle);
}

/**
 * Roughly what terrain alone does to a shot from one point to another: whether it is blocked, and the penalty for
 * cover. Tactics consider many places where nobody stands yet; the rules themselves look more closely.
 */
export function glance(look: Look, from: Point, to: Point): Glance {
  const box = boxOfPoints(from, to);
  const deep = look.state.options.roughHides === 'deep';
  let rough = 0;
  let disrupts = false;
  let cover: 0 | 1 | 2 = 0;
  for (const p of tableTop(look).pieces) {
    if (!boxesNear(box, p.box, 0)) continue;
    const inside = lengthInside(from, to, [p.shape]);
    if (inside === 0) continue;
    if (p.terrain.blocksSight) return BLOCKED;
    if (p.terrain.kind !== 'decorative') disrupts = true;
    if (deep && p.terrain.kind === 'difficult') {
      rough += inside;
      if (rough < DEEP && !pointInPolygon(to, p.shape)) continue;
    }
    const penalty = p.terrain.cover === 'hard' ? 2 : 1;
    if (penalty > cover) cover = penalty;
  }
  if (!disrupts) return cover === 0 ? OPEN : { blocked: false, cover };
  return cover === 0 ? ROUGH : { blocked: false, cover, rough: true };
}
