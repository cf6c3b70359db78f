import { hex } from '@walstatt/geometry';
import type { Look } from '../../kit.ts';
import { occupancy, sideOfElement, sideOfUnit } from './occupancy.ts';
import type { Body, Piece } from './pieces.ts';

/** All enemies of a side on the table. */
export function enemiesOfSide(look: Look, side: string): Piece[] {
  return look.memo('enemies', side, () => {
    const found: Piece[] = [];
    for (const piece of occupancy(look).values()) if (sideOfElement(look.state, piece.id) !== side) found.push(piece);
    return found;
  });
}

export function nearestTo(at: { readonly q: number; readonly r: number }, pieces: Body): Piece | null {
  let best: Piece | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const p of pieces) {
    const d = hex.distance(at, p);
    if (d < least) {
      least = d;
      best = p;
    }
  }
  return best;
}

/** The element of the body nearest to any enemy, that enemy, and the distance between them. */
export function closestPair(body: Body, enemies: Body): { own: Piece; enemy: Piece; distance: number } | null {
  let best: { own: Piece; enemy: Piece; distance: number } | null = null;
  for (const own of body) {
    for (const enemy of enemies) {
      const distance = hex.distance(own, enemy);
      if (best === null || distance < best.distance) best = { own, enemy, distance };
    }
  }
  return best;
}

export const enemiesOfUnit = (look: Look, unit: string): Piece[] => enemiesOfSide(look, sideOfUnit(look.state, unit));

/** The facing with a field as near as possible to the middle of its front area. */
export function facingTowards(
  from: { readonly q: number; readonly r: number },
  to: { readonly q: number; readonly r: number },
): number {
  return hex.polar({ q: to.q - from.q, r: to.r - from.r }).direction;
}

/** The middle of a body, rounded to a field. */
export function middleOf(body: readonly { readonly q: number; readonly r: number }[]): { q: number; r: number } {
  let q = 0;
  let r = 0;
  for (const p of body) {
    q += p.q;
    r += p.r;
  }
  return { q: Math.round(q / body.length), r: Math.round(r / body.length) };
}
