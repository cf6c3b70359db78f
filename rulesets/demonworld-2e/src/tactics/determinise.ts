import { hide, isKnown, type Rng, type SeatId } from '@walstatt/engine';
import type { Order } from '../05-movement/account.ts';
import type { State } from '../generated/state.ts';

const ORDERS: readonly Order[] = ['attack', 'move', 'hold', 'skirmish'];

/** Guesses what is under the enemy's markers. */
export function determinise(view: State, _seat: SeatId, rng: Rng): State {
  const units = { ...view.units };
  for (const id in units) {
    const unit = units[id]!;
    if (unit.orders.are === 'placed' && !isKnown(unit.orders.order))
      units[id] = { ...unit, orders: { are: 'placed', order: hide(ORDERS[rng.int(0, ORDERS.length - 1)]!) } };
  }
  return { ...view, units };
}
