import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: {
    battle: '',
  },
  events: {
    resigned: (e, t) => `${t.name(e.seat)}: gibt auf.`,
    drawOffered: (e, t) => `${t.name(e.seat)} bietet Unentschieden an.`,
    battleEnded: (e) => (e.why === 'agreed' ? 'Man einigt sich auf Unentschieden.' : 'Die letzte Runde ist vorbei.'),
  },
};
