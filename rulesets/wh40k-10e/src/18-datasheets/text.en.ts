import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { leadershipTest: 'Leadership test' },
  events: { leadershipTested: (e, t) => `${t.name(e.unit)}: Leadership test ${e.passed ? 'passed' : 'failed'}` },
  purposes: { leadership: 'Leadership test' },
};
