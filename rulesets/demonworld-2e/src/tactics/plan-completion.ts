import type { Plan, Rng } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import { enemiesOfUnit, nearestTo } from '../01-introduction/board/nearest.ts';
import type { Standing } from '../05-movement/standing.ts';
import { planOf, startWalker, take } from '../05-movement/walker.ts';
import type { Look } from '../kit.ts';

/** DW-V-85: every element that can still come up goes straight towards the nearest enemy. */
export function planCompletion(look: Look, s: Standing, movers: readonly string[], rng: Rng | null): Plan {
  const w = startWalker(look, s);
  const enemies = enemiesOfUnit(look, s.unit);
  for (const mover of movers) {
    if (rng !== null && rng.int(0, 9) === 0) continue;
    for (let i = 0; i < 12; i++) {
      const at = w.standing.body.find((p) => p.id === mover)!;
      const enemy = nearestTo(at, enemies);
      if (enemy === null) break;
      const left = hex.distance(hex.neighbour(at, at.facing), enemy);
      const right = hex.distance(hex.neighbour(at, at.facing + 1), enemy);
      const now = hex.distance(at, enemy);
      if (Math.min(left, right) >= now) break;
      const order = left <= right ? [0, 1] : [1, 0];
      const moved = order.some((turn) => {
        const gap = turn === 0 ? left : right;
        return gap <= now && take(w, mover, { leg: 'go', direction: hex.sixths(at.facing + turn) });
      });
      if (!moved) break;
    }
  }
  return planOf(w);
}
