import type { MovingContext, State } from '../generated/state.ts';
import { trigger, windowOf } from '../kit.ts';
import { gap } from '../rules/board.ts';
import { fieldsOf, hiddenFields, isEnemyOf } from '../rules/formation.ts';
import { openOrder } from '../rules/orders.ts';

const WITHIN = 4;

const liesInWait = (state: State, id: string, seat: string): boolean => {
  const u = state.units[id]!;
  return u.owner === seat && u.where.at === 'hidden' && openOrder(u) === 'hold';
};

/**
 * HX-HIDE-03: after a move. Whether a seat has hidden units on hold is public, but whether one of them is near is not.
 * So every such seat is asked.
 */
export const afterMove = windowOf({
  name: 'afterMove',
  rule: 'HX-HIDE-03',
  order: 'each',
  secret: true,
  seats({ state }, c: MovingContext) {
    const mover = c.mover === null ? undefined : state.units[c.mover];
    if (mover === undefined || mover.where.at !== 'table') return [];
    return state.seats
      .map((s) => s.id)
      .filter(
        (seat) => isEnemyOf(state, seat, mover) && Object.keys(state.units).some((id) => liesInWait(state, id, seat)),
      );
  },
});

export const ambushTrigger = trigger({
  id: 'ambush',
  rule: 'HX-HIDE-03',
  window: 'afterMove',
  offers({ state }, c: MovingContext, seat) {
    const mover = state.units[c.mover!]!;
    return Object.keys(state.units)
      .filter((id) => liesInWait(state, id, seat) && gap(hiddenFields(state.units[id]!), fieldsOf(mover)) <= WITHIN)
      .map((id) => ({ id }));
  },
  starts: (_look, c: MovingContext, unit) => ({ activity: 'ambush', context: { unit, target: c.mover! } }),
});
