import { ask, type Rule } from '@walstatt/engine';
import { modelsOf, ownerOf } from '../../01-units/units.ts';
import { destroyModel } from '../../09-strength/destroy.ts';
import { activity } from '../../kit.ts';
import { scattered } from '../coherent.ts';

/**
 * WH-COH-10, WH-COH-11: at the end of a turn every player removes models of their choice, one at a time, until each unit
 * is one coherent group. WH-COH-12, WH-COH-13: they are destroyed, but nothing is triggered by it.
 */
export const coherencyRemoval = activity('coherencyRemoval', {
  steps: {
    *remove(g, c): Rule<string | undefined> {
      const [seat, ...others] = c.seats;
      if (seat === undefined) return undefined;
      const unit = scattered(g, seat)[0];
      if (unit === undefined) {
        g.set(c, { seats: others });
        return 'remove';
      }
      const model = yield* ask(g, {
        kind: 'choose',
        name: 'straggler',
        by: ownerOf(g.state, unit),
        rule: 'WH-COH-11',
        args: { unit },
        options: modelsOf(g.state, unit).map((id) => ({ id })),
      });
      destroyModel(g, { model: model!, silent: true, rules: ['WH-COH-10', 'WH-COH-12', 'WH-COH-13'] });
      return 'remove';
    },
  },
});
