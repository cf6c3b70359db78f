import { ask, type Rule } from '@walstatt/engine';
import { isOnTable, unitsOf } from '../../01-units/units.ts';
import { leadSeat } from '../../06-turn/seats.ts';
import { endsNow } from '../../27-timed-games/cut.ts';
import { activity, type Look } from '../../kit.ts';
import { boundOrder, mustCharge } from '../order/orders.ts';
import { movableUnits } from './movable.ts';

const activityOf = (look: Look, id: string): 'disembark' | 'order' =>
  look.state.units[id]!.where.at === 'aboard' ? 'disembark' : 'order';

/** Phase 1: the units of the active side receive their orders, one after another (WP-MOVE-01). */
export const movement = activity('movement', {
  endsWhen: endsNow,
  goesOnWhile: (look) => look.state.cut === 'no',
  steps: {
    *pick(g, c): Rule<string | undefined> {
      const units = movableUnits(g, c.side);
      if (units.length === 0) return undefined;
      const unit = yield* ask(g, {
        kind: 'activity',
        name: 'moveUnit',
        by: leadSeat(g.state, c.side),
        rule: 'WP-MOVE-01',
        args: {},
        options: units.map((id) => ({ id, activity: activityOf(g, id) })),
        ...(units.some((id) => mustCharge(g, id)) ? {} : { optional: true as const }),
        preset: units[0]!,
      });
      if (unit === null) return undefined;
      g.then(activityOf(g, unit), { unit });
      return 'pick';
    },
    /**
     * WP-G-44: a unit without an order has halted. A unit that may not halt has moved no distance with an order that is
     * left to it.
     */
    rest(g, c): void {
      for (const unit of unitsOf(g.state, c.side)) {
        const u = g.state.units[unit]!;
        if (u.order !== 'none' || !isOnTable(u)) continue;
        const bound = boundOrder(g, unit);
        if (bound === null) g.apply({ type: 'ordered', rules: ['WP-G-44'], unit, order: 'halt', jump: false });
        else g.apply({ type: 'ordered', rules: ['WP-G-44', bound.rule], unit, order: bound.order, jump: false });
      }
    },
  },
});
