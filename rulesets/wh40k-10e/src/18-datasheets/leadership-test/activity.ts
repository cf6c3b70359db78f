import type { Rule } from '@walstatt/engine';
import { activity } from '../../kit.ts';
import { rollAgainstLeadership } from './roll.ts';

/** WH-DATA-09: a Leadership test. What follows from it is up to the rule that wants it, so the answer is a reply. */
export const leadershipTest = activity('leadershipTest', {
  steps: {
    *test(g, { unit }): Rule<void> {
      const passed = yield* rollAgainstLeadership(g, unit, 'WH-DATA-09', 'leadership');
      g.apply({ type: 'leadershipTested', rules: ['WH-DATA-09'], unit, passed });
      g.reply(passed);
    },
  },
});
