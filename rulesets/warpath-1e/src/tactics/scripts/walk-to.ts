import type { Plan } from '@walstatt/engine';
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

/** A place that a unit could go to as a whole. */
export type Place = { readonly x: number; readonly y: number; readonly value: number };

/** Directions and shares of the allowance in which places are looked for. */
const DIRECTIONS = 16;
const SHARES = [1, 0.6, 0.3] as const;

/** How many places are tried before a unit stays. */
const TRIES = 10;

/** The places that a unit could go to with an allowance, the best first, where it stands among them. */
export function placesFor(look: Look, me: Post, allowance: number, value: Value): Place[] {
  const { width, depth } = look.state.table;
  const found: Place[] = [{ x: me.x, y: me.y, value: value(me.x, me.y) }];
  for (let i = 0; i < DIRECTIONS; i++)
    for (const share of SHARES) {
      const { dx, dy } = stepIn((3600 / DIRECTIONS) * i, Math.floor(allowance * share));
      const [x, y] = [me.x + dx, me.y + dy];
      if (x < me.w || y < me.h || x > width - me.w || y > depth - me.h) continue;
      found.push({ x, y, value: value(x, y) });
    }
  return found.sort((a, b) => b.value - a.value);
}

/** The value of the best place that a unit could go to with an allowance, if nothing is in its way. */
export function bestValue(look: Look, me: Post, allowance: number, value: Value): number {
  return placesFor(look, me, allowance, value)[0]!.value;
}

/** All models go the same way to the best place that the unit may go to. */
export function walkTo(look: Look, r: Asked<'walk'>, value: Value): Plan {
  const { unit, allowance } = r.args;
  if (isTornApart(look, unit)) return closingUp(look, r.args);
  const me = postOf(look, unit)!;
  let tries = TRIES;
  for (const { x, y } of placesFor(look, me, allowance, value)) {
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
