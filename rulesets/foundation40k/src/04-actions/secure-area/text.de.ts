import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { secure: 'Gebiet sichern' },
  events: { reactionReady: (e, t) => `${t.name(e.unit)}: sichert das Gebiet` },
};
