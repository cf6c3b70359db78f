import type { Plan, Rng } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import { closestPair, enemiesOfUnit, facingTowards } from '../01-introduction/board/nearest.ts';
import type { Piece } from '../01-introduction/board/pieces.ts';
import { isOrdered } from '../01-introduction/formation/formation.ts';
import { termsOf } from '../05-movement/account.ts';
import type { Standing } from '../05-movement/standing.ts';
import { planOf, startWalker, take, type Walker } from '../05-movement/walker.ts';
import type { Look } from '../kit.ts';

/**
 * A plan of a unit of at most three elements: they close up around the foremost, face the enemy and advance together.
 */
export function planSmall(look: Look, s: Standing, steps: number): Plan {
  const w = startWalker(look, s);
  const pair = closestPair(s.body, enemiesOfUnit(look, s.unit));
  if (pair === null) return [];
  const facing = facingTowards(pair.own, pair.enemy);
  const order = [...s.body].sort((a, b) => hex.distance(a, pair.own) - hex.distance(b, pair.own));
  const places = [0, 2, 5].map((turn, i) => (i === 0 ? pair.own : hex.neighbour(pair.own, facing + turn)));
  for (const [i, p] of order.entries()) {
    goTo(w, p.id, places[i]!);
    if (here(w, p.id).facing !== facing) take(w, p.id, { leg: 'face', facing });
  }
  if (termsOf(look, s.unit).order === 'hold' || !isOrdered(w.standing.body)) return keptTogether(w, s);
  for (let i = 0; i < steps && !w.contact; i++) {
    const lead = here(w, pair.own.id);
    const left = hex.distance(hex.neighbour(lead, facing), pair.enemy);
    const right = hex.distance(hex.neighbour(lead, facing + 1), pair.enemy);
    const [first, second] = left <= right ? (['left', 'right'] as const) : (['right', 'left'] as const);
    if (Math.min(left, right) > hex.distance(lead, pair.enemy)) break;
    if (!take(w, s.unit, { leg: 'advance', to: first }) && !take(w, s.unit, { leg: 'advance', to: second })) break;
  }
  return keptTogether(w, s);
}

const here = (w: Walker, element: string): Piece => w.standing.body.find((p) => p.id === element)!;

function goTo(w: Walker, element: string, place: { readonly q: number; readonly r: number }): void {
  for (let i = 0; i < 12; i++) {
    const at = here(w, element);
    const now = hex.distance(at, place);
    if (now === 0) return;
    const moved = [0, 1, 2, 3, 4, 5].some(
      (direction) =>
        hex.distance(hex.neighbour(at, direction), place) < now && take(w, element, { leg: 'go', direction }),
    );
    if (!moved) return;
  }
}

/** DW-V-59: a plan that would scatter the unit is dropped. */
function keptTogether(w: Walker, s: Standing): Plan {
  const parts = (body: readonly Piece[]): number => hex.components(hex.hexSet(body)).length;
  return w.contact || parts(w.standing.body) <= parts(s.body) ? planOf(w) : [];
}

export const randomSmallPlan = (look: Look, s: Standing, rng: Rng): Plan =>
  rng.int(0, 15) === 0 ? [] : planSmall(look, s, rng.int(0, 5) === 0 ? rng.int(0, 4) : 99);
