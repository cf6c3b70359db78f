import type { Text } from '../../kit.ts';
import { modelArg } from '../../texts/args.ts';

const HOW = {
  deployed: 'aufgestellt',
  reserve: 'trifft ein',
  flank: 'kommt über die Flanke',
  shock: 'landet',
} as const;

export const text: Text = {
  activities: { deployment: 'Aufstellung' },
  events: { unitPlaced: (e, t) => `${t.name(e.unit)}: ${HOW[e.how]}` },
  requests: {
    unitToDeploy: () => 'Welche Einheit stellst du jetzt auf?',
    deploy: (r, t) => `${t.name(r.args.unit)}: wo steht sie?`,
  },
  refusals: { outsideZone: (r, t) => `${modelArg(r, t)}: nicht ganz in der Zone.` },
};
