import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { generals: 'Generals' },
  events: { generalNamed: (e, t) => `${t.name(e.seat)}: the general is with ${t.name(e.unit)}` },
  requests: { general: () => 'Which unit is the general with?' },
};
