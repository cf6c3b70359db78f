import type { Text } from '../../kit.ts';
import { modelArg } from '../../texts/args.ts';

const HOW = { deployed: 'deployed', reserve: 'arrives', flank: 'arrives over a side edge', shock: 'lands' } as const;

export const text: Text = {
  activities: { deployment: 'Deployment' },
  events: { unitPlaced: (e, t) => `${t.name(e.unit)}: ${HOW[e.how]}` },
  requests: {
    unitToDeploy: () => 'Which unit do you deploy now?',
    deploy: (r, t) => `${t.name(r.args.unit)}: where is it placed?`,
  },
  refusals: { outsideZone: (r, t) => `${modelArg(r, t)}: not wholly in the zone.` },
};
