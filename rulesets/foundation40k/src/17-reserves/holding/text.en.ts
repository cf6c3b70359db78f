import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { holding: 'Reserves' },
  events: { heldInReserve: (e, t) => `${t.name(e.unit)}: in reserve` },
  requests: { reserves: () => 'Which units are held in reserve?' },
  none: { reserves: 'No unit is held in reserve' },
};
