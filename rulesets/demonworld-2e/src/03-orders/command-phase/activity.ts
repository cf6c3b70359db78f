import { askAll, hide, known, type Rule, type RuleId } from '@walstatt/engine';
import { bodyOf } from '../../01-introduction/board/pieces.ts';
import type { Order } from '../../05-movement/account.ts';
import type { State, UnitsId } from '../../generated/state.ts';
import { type Asked, activity } from '../../kit.ts';

/** The first one is the order for a forgotten marker (DW-III-24). */
export const ORDERS: readonly Order[] = ['hold', 'move', 'skirmish', 'attack'];

/** The rules that define each order. */
const SAID_OF: Readonly<Record<Order, readonly RuleId[]>> = {
  hold: ['DW-III-16', 'DW-III-17', 'DW-III-18', 'DW-III-19'],
  move: ['DW-III-04', 'DW-III-05', 'DW-III-06', 'DW-III-07'],
  skirmish: ['DW-III-08', 'DW-III-09', 'DW-III-10', 'DW-III-11'],
  attack: ['DW-III-12', 'DW-III-13', 'DW-III-14', 'DW-III-15'],
};

/** DW-III-21, DW-III-22, DW-VI-44: every unit that is not in melee gets an order. */
const takesOrder = (state: State, unit: UnitsId): boolean =>
  !state.units[unit]!.engaged && bodyOf(state, unit).length > 0;

/** Orders: all players lay them face down at the same time, then they are revealed together. */
export const commandPhase = activity('commandPhase', {
  steps: {
    *lay(g): Rule<void> {
      const { seats } = g.state;
      const answers = yield* askAll(
        g,
        seats.map(({ id }) => orderRequest(g.state, id)),
        true,
      );
      seats.forEach(({ id }, i) => {
        const orders = Object.entries(answers[i] as Record<UnitsId, Order>).map(([unit, order]) => ({
          unit,
          order: hide(order),
        }));
        g.apply({ type: 'ordersPlaced', rules: ['DW-III-02', 'DW-III-21', 'DW-I-05'], seat: id, orders });
      });
    },
    /** DW-III-23: all are revealed at once. */
    reveal(g) {
      const orders: { unit: UnitsId; order: Order }[] = [];
      for (const unit in g.state.units) {
        const face = g.state.units[unit]!.orders;
        if (face.are === 'placed') orders.push({ unit, order: known(face.order) });
      }
      g.apply({ type: 'ordersShown', rules: ['DW-III-23'], orders });
    },
  },
});

const orderRequest = (state: State, seat: string): Asked<'orders'> => ({
  kind: 'assign',
  name: 'orders',
  by: seat,
  rule: 'DW-III-21',
  args: { seconds: state.options.orderTime },
  items: Object.keys(state.units)
    .filter((u) => state.units[u]!.owner === seat && takesOrder(state, u))
    .map((id) => ({ id, options: [...ORDERS] })),
  options: ORDERS.map((id) => ({ id, args: { rules: SAID_OF[id] } })),
});
