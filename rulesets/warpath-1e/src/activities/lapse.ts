import { INCH } from '@walstatt/geometry';
import { activity } from '../kit.ts';
import { directionTo, stepIn } from '../rules/directions.ts';
import { middleOf, shiftedModels } from '../rules/formation.ts';
import { inches } from '../rules/lengths.ts';
import { refuseStand } from '../rules/stand.ts';
import { bodiesAt } from '../rules/table-top.ts';
import { isOnTable, modelsOf } from '../rules/units.ts';

/** WP-TIME-09, WP-G-30: melees that time cut off lapse; chargers go straight back until they are an inch away. */
export const lapse = activity('lapse', {
  steps: {
    back(g): void {
      for (const [unit, u] of Object.entries(g.state.units)) {
        if (u.charging === null) continue;
        const target = g.state.units[u.charging]!;
        const models = modelsOf(u)!;
        let back = [...models];
        if (isOnTable(target)) {
          const angle = directionTo(middleOf(modelsOf(target)!), middleOf(models));
          for (let far = INCH; far <= inches(6); far += inches(0.25)) {
            const { dx, dy } = stepIn(angle, far);
            back = shiftedModels(models, dx, dy);
            if (refuseStand(g, unit, bodiesAt(u, back)) === null) break;
            back = [...models];
          }
        }
        g.apply({ type: 'meleeLapsed', rules: ['WP-TIME-09'], unit, models: back });
      }
    },
  },
});
