import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { secure: 'Secure area' },
  events: { reactionReady: (e, t) => `${t.name(e.unit)}: secures the area` },
};
