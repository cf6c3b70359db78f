import { ask, type Rule } from '@walstatt/engine';
import { activity, type Look } from '../kit.ts';
import { movableUnits } from '../rules/movable.ts';
import { isOnTable, unitsOf } from '../rules/units.ts';

const activityOf = (look: Look, id: string): 'disembark' | 'order' =>
  look.state.units[id]!.where.at === 'aboard' ? 'disembark' : 'order';

import { endsNow } from './cut.ts';

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
        by: c.seat,
        rule: 'WP-MOVE-01',
        args: {},
        options: units.map((id) => ({ id, activity: activityOf(g, id) })),
        optional: true,
        preset: units[0]!,
      });
      if (unit === null) return undefined;
      g.then(activityOf(g, unit), { unit });
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
