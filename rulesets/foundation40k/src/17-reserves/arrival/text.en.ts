import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { arrival: 'Reserves arrive' },
  events: { reserveWaits: (e, t) => `${t.name(e.unit)}: stays in reserve` },
};
