import { type Rule, rollSum, unmodified } from '@walstatt/engine';
import { modelsOf, ownerOf, profileOf } from '../../01-units/units.ts';
import type { State } from '../../generated/state.ts';
import { activity } from '../../kit.ts';

/** WH-CMD-08: two dice against the best Leadership in the unit. WH-CMD-09: failure lasts to its next command phase. */
export const battleShockTest = activity('battleShockTest', {
  steps: {
    *test(g, { unit }): Rule<void> {
      const by = ownerOf(g.state, unit);
      const needed = bestLeadership(g.state, unit);
      const total = yield* rollSum(g, {
        by,
        rule: 'WH-CMD-08',
        purpose: 'battleShock',
        about: unit,
        dice: 2,
        needs: () => unmodified(needed),
      });
      if (total >= needed) {
        g.apply({ type: 'battleShockPassed', rules: ['WH-CMD-08'], unit });
        return;
      }
      g.beginEffect({
        name: 'battleShocked',
        rule: 'WH-CMD-09',
        on: unit,
        by,
        data: {},
        until: { until: 'begin', frame: 'commandPhase', of: by },
        stack: 'once',
      });
    },
  },
});

/** The lowest number is the best. */
const bestLeadership = (s: State, unit: string): number =>
  Math.min(...modelsOf(s, unit).map((m) => profileOf(s, m).leadership));
