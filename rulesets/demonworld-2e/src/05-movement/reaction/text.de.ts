import type { Text } from '../../kit.ts';
import { who } from '../../texts/args.ts';

export const text: Text = {
  activities: {
    reaction: 'Reaktion auf einen Angriff',
  },
  events: {
    reacted: (e, t) => `${t.name(e.unit)}: ${e.placed.length === 0 ? 'bleibt stehen' : 'reagiert'}.`,
  },
  requests: {
    react: (r, t) =>
      `${t.name(r.args.unit)}: Angriff durch ${t.name(r.args.attacker)}. Elemente drehen oder verschieben?`,
  },
  none: {
    react: 'Stehen bleiben wie bisher',
  },
  refusals: {
    noSuchPlace: () => 'Dort kann kein Element stehen.',
    mayOnlyTurn: (r, t) => `${who(r, t)}ist in Kontakt und darf nur drehen.`,
    noWay: (r, t) => `${who(r, t)}kommt nicht dorthin.`,
  },
};
