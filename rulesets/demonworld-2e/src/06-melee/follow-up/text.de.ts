import type { Text } from '../../kit.ts';
import { who } from '../../texts/args.ts';

export const text: Text = {
  activities: {
    followUp: 'Nachrücken',
  },
  events: {
    followedUp: (e, t) => `${t.name(e.seat)}: ${e.placed.length === 0 ? 'rückt nicht nach' : 'rückt nach'}.`,
  },
  requests: {
    followFirst: () => 'Mehr Verluste zugefügt: zuerst oder als zweiter nachrücken?',
    followUp: () => 'Nachrücken: Elemente bewegen und drehen.',
  },
  options: {
    followFirst: (o, t) => t.name(o.id),
  },
  none: {
    followUp: 'Niemand rückt nach',
  },
  refusals: {
    losesContact: (r, t) => `${who(r, t)}muss mit seinem Gegner in Kontakt bleiben.`,
  },
};
