import {
  type Body,
  boxesNear,
  CONTACT_GAP,
  gapAtMost,
  gapToRegionAtMost,
  INCH,
  stretchesInside,
} from '@walstatt/geometry';
import { areFoes } from '../01-units/units.ts';
import { TOLERANCE } from '../07-measuring/lengths.ts';
import { standingOf, type TableTop, tableTop } from '../07-measuring/table-top.ts';
import type { Look } from '../kit.ts';

/** WP-G-07: bases on both sides of the same obstacle, at most an inch apart, are in contact across it. */
export function acrossObstacle(top: TableTop, a: Body, b: Body): boolean {
  if (top.obstacles.length === 0 || !gapAtMost(a, b, INCH + TOLERANCE)) return false;
  for (const p of top.obstacles) {
    if (!gapToRegionAtMost(a, p.shape, CONTACT_GAP) || !gapToRegionAtMost(b, p.shape, CONTACT_GAP)) continue;
    if (stretchesInside(a.centre, b.centre, p.shape, false).length > 0) return true;
  }
  return false;
}

export const inTouch = (top: TableTop, a: Body, b: Body): boolean =>
  gapAtMost(a, b, CONTACT_GAP) || acrossObstacle(top, a, b);

/** Whether any model of one group touches any of the other. */
export function groupsTouch(top: TableTop, a: readonly Body[], b: readonly Body[]): boolean {
  for (const p of a) for (const q of b) if (inTouch(top, p, q)) return true;
  return false;
}

/** WP-SHOOT-04, -05: whether a unit is in base contact with an enemy unit; one enemy may be left out. */
export function isEngaged(look: Look, id: string, but = ''): boolean {
  return look.memo('engaged', but === '' ? id : `${id} ${but}`, () => {
    const top = tableTop(look);
    const me = standingOf(look, id);
    if (me === null) return false;
    return top.units.some(
      (other) =>
        other.id !== but &&
        areFoes(look.state, me.unit, other.unit) &&
        boxesNear(me.box, other.box, INCH + TOLERANCE) &&
        groupsTouch(top, me.bodies, other.bodies),
    );
  });
}
