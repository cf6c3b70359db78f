import { type Body, pointBody } from './body.ts';
import { gapAtMost, overlaps } from './distance.ts';
import type { Point, Polygon } from './point.ts';
import { gapToRegionAtMost, overlapsRegion } from './region.ts';
import type { Stretch } from './stretch.ts';
import { stretchAt, stretchesAtRegion } from './sweep.ts';
import { stretchesOffTable, type Table, whollyOnTable } from './table.ts';

/**
 * Something a leg can lead into or out of. Without `within`, overlap counts: a mover that only touches has not entered
 * yet. With `within`, the mover is in it at a gap of at most this many ticks, limit included: 0 for touch, CONTACT_GAP
 * for contact, 5 cm for a zone of control. The mover is in the table while it is wholly on it.
 */
export type Target<Id extends string | number = string> =
  | { readonly kind: 'region'; readonly id: Id; readonly polygon: Polygon; readonly within?: number }
  | { readonly kind: 'body'; readonly id: Id; readonly body: Body; readonly within?: number }
  | { readonly kind: 'table'; readonly id: Id; readonly table: Table };

/** A border met at the fraction `t` of a leg. */
export type Crossing<Id extends string | number = string> = {
  readonly t: number;
  readonly what: 'enter' | 'leave';
  readonly id: Id;
};

/** What counts as being somewhere: any part of the base, or its centre alone. */
export type CrossingOf = 'footprint' | 'centre';

/**
 * Fractions are rounded to this grid, so that borders met at the same moment tie even if they were computed
 * differently.
 */
const GRID = 2 ** 40;
const onGrid = (t: number): number => Math.round(t * GRID) / GRID;

/**
 * Everything a base enters and leaves on a straight leg, in the order met. Ties are ordered by id, entering before
 * leaving. A base does not enter what it is in at the start (see `standsIn`), nor leave what it is in at the end; both
 * are decided exactly. A base that touches and then moves in enters at 0. Fractions carry an error of 2^-41 of the leg
 * (0.0001 ticks on 2 m) besides the 1e-6 ticks of the sweep. A thing left for less than 2^-36 of the leg counts as not
 * left.
 */
export function crossings<Id extends string | number>(
  body: Body,
  dx: number,
  dy: number,
  targets: readonly Target<Id>[],
  of: CrossingOf = 'footprint',
): Crossing<Id>[] {
  const mover = of === 'centre' ? pointBody(body.centre) : body;
  const found: Crossing<Id>[] = [];
  for (const target of targets) {
    const outside = target.kind === 'table';
    for (const s of stretches(mover, dx, dy, target)) {
      if (!s.before) found.push({ t: onGrid(s.from), what: outside ? 'leave' : 'enter', id: target.id });
      if (!s.after) found.push({ t: onGrid(s.to), what: outside ? 'enter' : 'leave', id: target.id });
    }
  }
  return found.sort((a, b) => a.t - b.t || order(a.id, b.id) || order(a.what, b.what));
}

const order = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

function stretches(mover: Body, dx: number, dy: number, target: Target<string | number>): readonly Stretch[] {
  if (target.kind === 'table') return stretchesOffTable(target.table, mover, dx, dy);
  if (target.kind === 'region') return stretchesAtRegion(mover, dx, dy, target.polygon, target.within);
  const s = stretchAt(mover, dx, dy, target.body, target.within);
  return s === null ? [] : [s];
}

/** The ids of all targets that the base is in where it stands, in the given order. Exact. */
export function standsIn<Id extends string | number>(
  body: Body,
  targets: readonly Target<Id>[],
  of: CrossingOf = 'footprint',
): Id[] {
  const mover = of === 'centre' ? pointBody(body.centre) : body;
  return targets.filter((t) => isIn(mover, t)).map((t) => t.id);
}

function isIn(mover: Body, target: Target<string | number>): boolean {
  if (target.kind === 'table') return whollyOnTable(target.table, mover);
  const { within } = target;
  if (target.kind === 'region')
    return within === undefined
      ? overlapsRegion(mover, target.polygon)
      : gapToRegionAtMost(mover, target.polygon, within);
  return within === undefined ? overlaps(mover, target.body) : gapAtMost(mover, target.body, within);
}

/** The place at a fraction of a leg, rounded to the nearest ticks. */
export const placeAlong = (from: Point, dx: number, dy: number, t: number): Point => ({
  x: from.x + Math.round(dx * t),
  y: from.y + Math.round(dy * t),
});
