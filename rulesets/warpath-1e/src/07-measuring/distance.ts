import { type Body, boxesNear, gap, gapAtMost } from '@walstatt/geometry';
import type { Look } from '../kit.ts';
import { standingOf } from './table-top.ts';

/** WP-MEASURE-04: units are as far apart as their nearest models. */
export function unitGap(look: Look, a: string, b: string): number {
  const known = a < b ? look.row<number>('gap', a, b) : look.row<number>('gap', b, a);
  known[0] ??= measured(look, a, b);
  return known[0];
}

function measured(look: Look, a: string, b: string): number {
  const from = standingOf(look, a);
  const to = standingOf(look, b);
  if (from === null || to === null) return Number.POSITIVE_INFINITY;
  return bodiesGap(from.bodies, to.bodies);
}

/** WP-MEASURE-02, WP-MEASURE-03: between the nearest points of bases, or of hulls where there is no base. */
export function bodiesGap(a: readonly Body[], b: readonly Body[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const p of a)
    for (const q of b) {
      if (isFarther(p, q, least)) continue;
      const d = gap(p, q);
      if (d < least) least = d;
    }
  return least;
}

/** Round bases that are clearly farther apart; this spares most of the roots. */
function isFarther(p: Body, q: Body, than: number): boolean {
  if (p.kind !== 'circle' || q.kind !== 'circle') return false;
  const reach = than + p.radius + q.radius;
  const dx = p.centre.x - q.centre.x;
  const dy = p.centre.y - q.centre.y;
  return dx * dx + dy * dy > reach * reach;
}

/** Whether any two models of the two units are at most this far apart; cheap where they clearly are not. */
export function unitsWithin(look: Look, a: string, b: string, limit: number): boolean {
  const from = standingOf(look, a);
  const to = standingOf(look, b);
  if (from === null || to === null || !boxesNear(from.box, to.box, limit + 1)) return false;
  for (const p of from.bodies) for (const q of to.bodies) if (gapAtMost(p, q, limit)) return true;
  return false;
}
