import type { Plan } from '@walstatt/engine';
import type { Point } from '@walstatt/geometry';
import { stepIn } from '@walstatt/tabletop';
import { pieceName } from '../../01-units/pieces.ts';
import { modelsOf } from '../../01-units/units.ts';
import { inches } from '../../07-measuring/lengths.ts';
import { closingUp, isTornApart } from '../../08-movement/walk/close-up.ts';
import { refuseWalk } from '../../08-movement/walk/walk-check.ts';
import type { Asked, Look } from '../../kit.ts';
import { type Post, postOf } from './posts.ts';

/** How much a unit likes to stand somewhere. */
export type Value = (x: number, y: number) => number;

/** Directions and shares of the allowance in which places are looked for: to judge an order, and to go there. */
type Grain = { readonly directions: number; readonly shares: readonly number[] };
const COARSE: Grain = { directions: 8, shares: [1, 0.5] };
const FINE: Grain = { directions: 16, shares: [1, 0.6, 0.3] };

/** How many places are tried before a unit stays. */
const TRIES = 10;

/** The places that a unit could go to with an allowance; where it stands is the first. */
function* placesFor(look: Look, me: Post, allowance: number, { directions, shares }: Grain): Iterable<Point> {
  const { width, depth } = look.state.table;
  yield { x: me.x, y: me.y };
  for (let i = 0; i < directions; i++)
    for (const share of shares) {
      const { dx, dy } = stepIn((3600 / directions) * i, Math.floor(allowance * share));
      const [x, y] = [me.x + dx, me.y + dy];
      if (x >= me.w && y >= me.h && x <= width - me.w && y <= depth - me.h) yield { x, y };
    }
}

/** About what the best place is worth that a unit could go to with an allowance. */
export function bestValue(look: Look, me: Post, allowance: number, value: Value): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const { x, y } of placesFor(look, me, allowance, COARSE)) best = Math.max(best, value(x, y));
  return best;
}

/** All models go the same way to the best place that the unit may go to. */
export function walkTo(look: Look, r: Asked<'walk'>, value: Value): Plan {
  const { unit, allowance } = r.args;
  if (isTornApart(look, unit)) return closingUp(look, r.args);
  const me = postOf(look, unit)!;
  let tries = TRIES;
  const places = Array.from(placesFor(look, me, allowance, FINE), (at) => ({ ...at, value: value(at.x, at.y) }));
  for (const { x, y } of places.sort((a, b) => b.value - a.value)) {
    const [dx, dy] = [x - me.x, y - me.y];
    if (Math.abs(dx) + Math.abs(dy) < LEAST) return [];
    const plan = shifted(look, unit, dx, dy);
    if (refuseWalk(look, r, plan) === null) return plan;
    tries--;
    if (tries === 0) break;
  }
  return [];
}

/** A shorter step does not count. */
const LEAST = inches(0.25);

const shifted = (look: Look, unit: string, dx: number, dy: number): Plan =>
  modelsOf(look.state.units[unit]!)!.map((m, i) => ({
    mover: pieceName(unit, i),
    legs: [{ leg: 'to', x: m.x + dx, y: m.y + dy }],
  }));
