import { ofUnit, textOf } from '../../asking.ts';
import { question } from '../../kit.ts';
import { legalOrders, orderName } from './orders.ts';

/** What players ask while they think. */
export const questions = {
  orders: question({
    rule: 'WP-MOVE-01',
    takes: ofUnit,
    ask: (look, a) => legalOrders(look, textOf(a, 'unit')).map(orderName),
  }),
};
