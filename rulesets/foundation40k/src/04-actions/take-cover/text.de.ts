import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { cover: 'Deckung nutzen' },
  events: { tookCover: (e, t) => `${t.name(e.unit)}: nutzt Deckung` },
};
