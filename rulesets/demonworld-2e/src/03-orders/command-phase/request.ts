import { request } from '../../kit.ts';

export const orders = request('orders', {
  /** DW-III-22: units in melee receive no order. */
  whyNot: (look, _r, unit) => (look.state.units[unit]?.engaged === true ? 'DW-III-22' : null),
});
