import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { cover: 'Take cover' },
  events: { tookCover: (e, t) => `${t.name(e.unit)}: takes cover` },
};
