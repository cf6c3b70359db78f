import type { Plan } from '@walstatt/engine';
import type { Point } from '@walstatt/geometry';
import { isVehicle } from '../../01-units/units.ts';
import { longMove, moveOf } from '../../07-measuring/lengths.ts';
import { drivenBy } from '../../08-movement/order/activity.ts';
import { readOrder } from '../../08-movement/order/orders.ts';
import { driveOf } from '../../19-vehicles/drive/request.ts';
import type { Unit } from '../../generated/state.ts';
import type { Asked, Look } from '../../kit.ts';
import { driveTo, endsFor } from './drive-to.ts';
import { type Post, postOf } from './posts.ts';
import type { Answers } from './script.ts';
import { bestValue, type Value, walkTo } from './walk-to.ts';

/** How a unit comes to a place: it has halted there, it may still shoot as one that has moved, or it has hurried. */
export type Manner = 'halted' | 'moved' | 'hurried';

/** How much a unit on an errand likes to be at a place to which it came in this manner. */
export type Wish = (look: Look, me: Post, aim: string | null, manner: Manner) => Value;

/** Where an errand leads in the end, if anywhere. */
export type Goal = (look: Look, aim: string | null) => Point | null;

/** An enemy as a goal. */
export const toFoe: Goal = (look, aim) => postOf(look, aim!);

/** Orders and ways of a unit that goes where it likes to be most. */
export function goes(wish: Wish, goal: Goal): Pick<Answers, 'order' | 'walk' | 'drive'> {
  return {
    order: (look, r, { aim }) => bestOrder(look, r, (me, manner) => wish(look, me, aim, manner)),
    walk(look, r, { unit, aim }) {
      const me = postOf(look, unit);
      if (me === null || r.args.why === 'fallBack') return undefined;
      const hurries = r.args.why === 'doubleTime' || r.args.why === 'scout' || r.args.why === 'regroup';
      return walkTo(look, r, wish(look, me, aim, hurries ? 'hurried' : 'moved'), goal(look, aim));
    },
    drive(look, r, { unit, aim }): Plan | undefined {
      const me = postOf(look, unit);
      if (me === null) return undefined;
      const hurries = r.args.why === 'fullPower' || r.args.why === 'scout';
      return driveTo(look, driveOf(look, r), wish(look, me, aim, hurries ? 'hurried' : 'moved'));
    },
  };
}

/** The order that leads to the best place. */
export function bestOrder(
  look: Look,
  r: Asked<'order'>,
  wish: (me: Post, manner: Manner) => Value,
): string | undefined {
  const { unit } = r.args;
  const me = postOf(look, unit);
  if (me === null) return undefined;
  const u = look.state.units[unit]!;
  let best: string | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const { id } of r.options) {
    const value = worthOfOrder(look, me, u, id, wish);
    if (value <= most) continue;
    most = value;
    best = id;
  }
  return best;
}

/** What the best place is worth to which an order leads. */
function worthOfOrder(
  look: Look,
  me: Post,
  u: Unit,
  option: string,
  wish: (me: Post, manner: Manner) => Value,
): number {
  const { order, jump } = readOrder(option);
  if (order === 'charge') return Number.NEGATIVE_INFINITY;
  if (order === 'halt') return wish(me, 'halted')(me.x, me.y);
  const manner: Manner = order === 'doubleTime' || order === 'fullPower' ? 'hurried' : 'moved';
  const value = wish(me, manner);
  if (order === 'pivot') return value(me.x, me.y);
  if (isVehicle(u)) return endsFor(look, drivenBy(look, me.id, order as 'manoeuvre' | 'fullPower'), value)[0]!.value;
  const allowance = manner === 'hurried' ? longMove(u, jump) : moveOf(u, jump);
  return bestValue(look, me, allowance, value);
}
