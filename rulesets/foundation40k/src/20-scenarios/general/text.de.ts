import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { generals: 'Generäle' },
  events: { generalNamed: (e, t) => `${t.name(e.seat)}: der General ist bei ${t.name(e.unit)}` },
  requests: { general: () => 'Bei welcher Einheit ist der General?' },
};
