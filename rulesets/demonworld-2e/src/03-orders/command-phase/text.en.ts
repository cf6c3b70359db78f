import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: {
    commandPhase: 'Command phase',
  },
  events: {
    ordersPlaced: (e, t) => `${t.name(e.seat)}: ${e.orders.length} order markers placed.`,
    ordersShown: (e, t) => e.orders.map((o) => `${t.name(o.unit)}: ${t.name(o.order)}`).join('; '),
  },
  requests: {
    orders: () => 'Place an order marker face down for each unit.',
  },
  options: {
    orders: (o, t) => t.name(o.id),
  },
};
