import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { arrival: 'Reserven treffen ein' },
  events: { reserveWaits: (e, t) => `${t.name(e.unit)}: bleibt in Reserve` },
};
