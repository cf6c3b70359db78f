import type { Text } from '../../kit.ts';
import { who } from '../../texts/args.ts';

export const text: Text = {
  activities: {
    followUp: 'Follow-up',
  },
  events: {
    followedUp: (e, t) => `${t.name(e.seat)}: ${e.placed.length === 0 ? 'no follow-up' : 'follow-up'}.`,
  },
  requests: {
    followFirst: () => 'You have inflicted more losses: follow up first or second?',
    followUp: () => 'Follow up: move and turn elements.',
  },
  options: {
    followFirst: (o, t) => t.name(o.id),
  },
  none: {
    followUp: 'Nobody follows up',
  },
  refusals: {
    losesContact: (r, t) => `${who(r, t)}must stay in contact with its enemy.`,
  },
};
