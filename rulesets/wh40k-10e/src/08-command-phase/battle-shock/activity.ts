import { type Rule, window } from '@walstatt/engine';
import { ownerOf } from '../../01-units/units.ts';
import { rollAgainstLeadership } from '../../18-datasheets/leadership-test/roll.ts';
import { activity } from '../../kit.ts';

/** WH-CMD-08: two dice against the best Leadership in the unit. WH-CMD-09: failure lasts to its next command phase. */
export const battleShockTest = activity('battleShockTest', {
  steps: {
    *test(g, { unit }): Rule<void> {
      const by = ownerOf(g.state, unit);
      const test = { unit, seat: by, passed: yield* rollAgainstLeadership(g, unit, 'WH-CMD-08', 'battleShock') };
      if (!test.passed) yield* window(g, 'battleShockFailed', test);
      if (test.passed) {
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
