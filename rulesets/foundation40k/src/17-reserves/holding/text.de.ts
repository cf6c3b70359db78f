import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { holding: 'Reserven' },
  events: { heldInReserve: (e, t) => `${t.name(e.unit)}: in Reserve` },
  requests: { reserves: () => 'Welche Einheiten bleiben in Reserve?' },
  none: { reserves: 'Keine Einheit bleibt in Reserve' },
};
