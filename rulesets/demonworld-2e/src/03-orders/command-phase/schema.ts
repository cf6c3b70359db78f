import { type Fragment, order, s, seat, unitId } from '../../fields.ts';

export const commandPhase: Fragment = {
  contexts: {
    commandPhase: {},
  },
  events: {
    ordersPlaced: {
      seat: seat,
      orders: s.list(s.record({ unit: unitId, order: s.secret(order, '^seat') }, 'PlacedOrder')),
    },
    ordersShown: { orders: s.list(s.record({ unit: unitId, order }, 'ShownOrder')) },
  },
  requests: {
    orders: {
      kind: 'assign',
      args: { seconds: s.int(0) },
      option: { rules: s.list(s.text) },
      about: { rules: 'option.rules' },
    },
  },
};
