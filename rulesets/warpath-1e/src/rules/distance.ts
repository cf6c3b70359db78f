import { type Body, gap, gapAtMost } from '@walstatt/geometry';
import type { Look } from '../kit.ts';
import { boxesNear, standingOf } from './table-top.ts';

/** WP-MEASURE-04: units are as far apart as their nearest models (nearest points of bases, WP-MEASURE-02). */
export function unitGap(look: Look, a: string, b: string): number {
  for (const rule of ['WP-MEASURE-02', 'WP-MEASURE-03', 'WP-MEASURE-04'] as const) look.note(rule);
  const key = a < b ? `${a} ${b}` : `${b} ${a}`;
  return look.memo('gap', key, () => {
    const from = standingOf(look, a);
    const to = standingOf(look, b);
    if (from === null || to === null) return Number.POSITIVE_INFINITY;
    return bodiesGap(from.bodies, to.bodies);
  });
}

export function bodiesGap(a: readonly Body[], b: readonly Body[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const p of a) for (const q of b) least = Math.min(least, gap(p, q));
  return least;
}

/** Whether any two models of the two units are at most so far apart; cheap where they clearly are not. */
export function unitsWithin(look: Look, a: string, b: string, limit: number): boolean {
  const from = standingOf(look, a);
  const to = standingOf(look, b);
  if (from === null || to === null || !boxesNear(from.box, to.box, limit + 1)) return false;
  for (const p of from.bodies) for (const q of to.bodies) if (gapAtMost(p, q, limit)) return true;
  return false;
}
