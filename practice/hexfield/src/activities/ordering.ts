import { askAll, hide, known, type Rule, type RuleId } from '@walstatt/engine';
import type { State, UnitsId } from '../generated/state.ts';
import { type Asked, activity } from '../kit.ts';
import { everyChoice, facesOf, isShaken, type Order, orderChoices, takesOrders } from '../rules/orders.ts';

const ORDERS: readonly Order[] = ['hold', 'march', 'charge', 'shoot'];

/** What players read about an order before they lay it. */
const ABOUT: Readonly<Record<Order, readonly RuleId[]>> = {
  hold: [],
  march: ['HX-MOVE-10'],
  charge: ['HX-TOUCH-01'],
  shoot: ['HX-SHOOT-01', 'HX-SHOOT-02'],
};
const aboutOf = (choice: string): readonly RuleId[] => {
  const [order, second] = facesOf(choice);
  return second === undefined ? ABOUT[order!] : ['HX-ORDER-05'];
};

const unitsOf = (state: State, seat: string): UnitsId[] =>
  Object.keys(state.units).filter((id) => state.units[id]!.owner === seat && takesOrders(state.units[id]!));

const withMarkers = (state: State, markers: number): UnitsId[] =>
  Object.keys(state.units).filter((id) => {
    const { orders } = state.units[id]!;
    return orders.are === 'placed' && orders.markers === markers;
  });

/** The faces under a unit's markers. Only rule code and the owner may look. */
function facesUnder(state: State, unit: UnitsId): Order[] {
  const { orders } = state.units[unit]!;
  return orders.are === 'placed' ? known(orders.faces) : [];
}

/** Orders: laid in secret, then revealed in two steps with a second secret choice between them. */
export const ordering = activity('ordering', {
  steps: {
    /** HX-ORDER-01. */
    *lay(g): Rule<void> {
      const { seats } = g.state;
      const requests = seats.map(({ id }) => orderRequest(g.state, id));
      const answers = yield* askAll(g, requests, true);
      seats.forEach(({ id }, i) => {
        const orders = Object.entries(answers[i]!).map(([unit, choice]) => {
          const faces = facesOf(choice);
          return { unit, markers: faces.length, faces: hide(faces) };
        });
        g.apply({ type: 'ordersPlaced', rules: ['HX-ORDER-01', 'HX-ORDER-02'], seat: id, orders });
      });
    },
    /** HX-ORDER-04: with one marker there is nothing to choose. */
    showSingle(g) {
      const orders = withMarkers(g.state, 1).map((unit) => ({ unit, order: facesUnder(g.state, unit)[0]! }));
      if (orders.length > 0) g.apply({ type: 'ordersShown', rules: ['HX-ORDER-04'], orders });
    },
    /** HX-ORDER-05. */
    *chooseSecond(g): Rule<void> {
      const twice = withMarkers(g.state, 2);
      if (twice.length === 0) return;
      const requests = g.state.seats
        .map(({ id }) => secondRequest(g.state, id, twice))
        .filter((r) => r.items.length > 0);
      const answers = yield* askAll(g, requests, true);
      const orders = answers.flatMap((a) =>
        Object.entries(a as Record<string, Order>).map(([unit, order]) => ({ unit, order })),
      );
      g.apply({ type: 'ordersShown', rules: ['HX-ORDER-03', 'HX-ORDER-05'], orders });
    },
  },
});

const orderRequest = (state: State, seat: string): Asked<'orders'> => ({
  kind: 'assign',
  name: 'orders',
  by: seat,
  rule: unitsOf(state, seat).some((id) => isShaken(state, id)) ? 'HX-ORDER-06' : 'HX-ORDER-01',
  args: {},
  items: unitsOf(state, seat).map((id) => ({ id, options: orderChoices(state, id) })),
  options: everyChoice.map((id) => ({ id, args: { rules: aboutOf(id) } })),
});

const secondRequest = (state: State, seat: string, twice: readonly UnitsId[]): Asked<'secondChoice'> => ({
  kind: 'assign',
  name: 'secondChoice',
  by: seat,
  rule: 'HX-ORDER-05',
  args: {},
  items: twice.filter((id) => state.units[id]!.owner === seat).map((id) => ({ id, options: facesUnder(state, id) })),
  options: ORDERS.map((id) => ({ id })),
});
