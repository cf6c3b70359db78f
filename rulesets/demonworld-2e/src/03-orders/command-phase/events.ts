import { event } from '../../kit.ts';

/** What each fact does to the state, or to a seat's view of it. */
export const events = {
  ordersPlaced: event(
    'ordersPlaced',
    (s, e) => {
      for (const o of e.orders) s.units[o.unit]!.orders = { are: 'placed', order: o.order };
    },
    { about: { by: 'seat' } },
  ),
  ordersShown: event(
    'ordersShown',
    (s, e) => {
      for (const o of e.orders) s.units[o.unit]!.orders = { are: 'shown', order: o.order };
    },
    { reveals: true },
  ),
};
