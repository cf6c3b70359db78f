import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { flee: 'Fliehen' },
  events: { fleeDutyDone: () => '' },
};
