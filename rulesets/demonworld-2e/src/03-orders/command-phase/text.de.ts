import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: {
    commandPhase: 'Befehlsphase',
  },
  events: {
    ordersPlaced: (e, t) => `${t.name(e.seat)}: ${e.orders.length} Befehlsmarker gelegt.`,
    ordersShown: (e, t) => e.orders.map((o) => `${t.name(o.unit)}: ${t.name(o.order)}`).join('; '),
  },
  requests: {
    orders: () => 'Für jede Einheit einen Befehlsmarker verdeckt legen.',
  },
  options: {
    orders: (o, t) => t.name(o.id),
  },
};
