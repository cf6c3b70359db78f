import { isOnTable, modelsOf } from '../../01-units/units.ts';
import { steppedBack } from '../../17-regrouping/step-back.ts';
import { activity } from '../../kit.ts';

/** WP-TIME-09, WP-G-30: melees that time cut off lapse; chargers go straight back until they are an inch away. */
export const lapse = activity('lapse', {
  steps: {
    back(g): void {
      for (const [unit, u] of Object.entries(g.state.units)) {
        if (u.charging === null) continue;
        const back = isOnTable(g.state.units[u.charging]!) ? steppedBack(g, unit, u.charging) : null;
        const models = back ?? modelsOf(u)!.map((m) => ({ ...m }));
        g.apply({ type: 'meleeLapsed', rules: ['WP-TIME-09', 'WP-G-30'], unit, models });
      }
    },
  },
});
