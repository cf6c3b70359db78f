import type { Point } from '@walstatt/geometry';
import { standing } from '../../04-measuring/table-top.ts';
import type { L } from '../../kit.ts';
import { allowanceOf } from '../cost.ts';
import { levelNear } from '../footing.ts';
import { refuseWays } from '../judge.ts';
import type { Move } from '../manner.ts';
import { footOf, type Way } from '../ways.ts';

/** Moves of a whole unit that keep its shape. */

/** How far all models of a unit may go. Null if one of them cannot move. */
export function unitAllowance(look: L, move: Move): number | null {
  let least = Number.POSITIVE_INFINITY;
  for (const model of standing(look, move.unit).models) {
    const allowance = allowanceOf(look, move, model, false);
    if (allowance === null) return null;
    least = Math.min(least, allowance);
  }
  return least;
}

/** Every model by the same step, onto the level nearest to its own on which it can stand there. */
export function shiftedBy(look: L, unit: string, dx: number, dy: number): Way[] {
  const { models, spots } = standing(look, unit);
  return models.map((model, i) => {
    const from = footOf(spots[i]!);
    const to = { ...from, x: from.x + dx, y: from.y + dy };
    return { model, feet: [from, { ...to, z: levelNear(look, model, to) }] };
  });
}

/** The first of some steps by which the whole unit may be shifted. Null if there is none. */
export function firstShift(look: L, move: Move, steps: Iterable<Point>): Way[] | null {
  for (const { x, y } of steps) {
    const ways = shiftedBy(look, move.unit, x, y);
    if (refuseWays(look, move, ways) === null) return ways;
  }
  return null;
}
