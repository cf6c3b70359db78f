import { ask, type Rule } from '@walstatt/engine';
import { activity } from '../kit.ts';
import { movableUnits } from '../rules/movable.ts';
import { isOnTable, unitsOf } from '../rules/units.ts';

/** Phase 1: the units of the active side receive their orders, one after another (WP-MOVE-01). */
export const movement = activity('movement', {
  endsWhen: (look) => look.state.cut === 'now',
  goesOnWhile: (look) => look.state.cut === 'no',
  steps: {
    *pick(g, c): Rule<string | undefined> {
      const units = movableUnits(g, c.side);
      if (units.length === 0) return undefined;
      const unit = yield* ask(g, {
        kind: 'choose',
        name: 'moveUnit',
        by: c.seat,
        rule: 'WP-MOVE-01',
        args: {},
        options: units.map((id) => ({ id })),
        optional: true,
        preset: units[0]!,
      });
      if (unit === null) return undefined;
      if (g.state.units[unit]!.where.at === 'aboard') g.then('disembark', { unit });
      else g.then('order', { unit });
      return 'pick';
    },
    /** WP-G-44: who received no order has halted. */
    rest(g, c): void {
      for (const unit of unitsOf(g.state, c.side)) {
        const u = g.state.units[unit]!;
        if (u.order === 'none' && isOnTable(u))
          g.apply({ type: 'ordered', rules: ['WP-G-44'], unit, order: 'halt', jump: false });
      }
    },
  },
});
