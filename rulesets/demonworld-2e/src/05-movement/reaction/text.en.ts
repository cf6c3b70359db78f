import type { Text } from '../../kit.ts';
import { who } from '../../texts/args.ts';

export const text: Text = {
  activities: {
    reaction: 'Reaction to an attack',
  },
  events: {
    reacted: (e, t) => `${t.name(e.unit)}: ${e.placed.length === 0 ? 'no reaction' : 'reaction'}.`,
  },
  requests: {
    react: (r, t) => `${t.name(r.args.unit)} is attacked by ${t.name(r.args.attacker)}: turn or shift elements?`,
  },
  none: {
    react: 'Stand as before',
  },
  refusals: {
    noSuchPlace: () => 'That is no place for an element.',
    mayOnlyTurn: (r, t) => `${who(r, t)}is in contact and may only turn.`,
    noWay: (r, t) => `${who(r, t)}cannot get there.`,
  },
};
