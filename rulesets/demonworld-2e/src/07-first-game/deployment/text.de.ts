import type { Text } from '../../kit.ts';
import { who } from '../../texts/args.ts';

export const text: Text = {
  activities: {
    deployment: 'Aufstellung',
  },
  events: {
    deployed: (e, t) => `${t.name(e.seat)}: ${e.placed.length} Elemente aufgestellt.`,
  },
  requests: {
    deploy: () => 'Alle eigenen Elemente in der Aufmarschzone aufstellen.',
  },
  refusals: {
    outsideZone: (r, t) => `${who(r, t)}steht außerhalb der Zone.`,
  },
};
