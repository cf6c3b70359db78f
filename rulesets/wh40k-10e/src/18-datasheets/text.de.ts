import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { leadershipTest: 'Moralwerttest' },
  events: {
    leadershipTested: (e, t) => `${t.name(e.unit)}: Moralwerttest ${e.passed ? 'bestanden' : 'nicht bestanden'}`,
  },
  purposes: { leadership: 'Moralwerttest' },
};
