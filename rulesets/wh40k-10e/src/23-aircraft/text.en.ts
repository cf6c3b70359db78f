import type { Text } from '../kit.ts';
import { modelIn, unitIn } from '../texts/args.ts';

export const text: Text = {
  activities: { flyAhead: 'Flight' },
  events: { flewOff: (e, t) => `${t.name(e.unit)}: leaves the battlefield and goes into Strategic Reserves` },
  requests: {
    flyAhead: (r, t) => `${t.name(r.args.unit)}: how far straight ahead (at least 20 inches), and which pivot then?`,
  },
  none: { flyAhead: 'Beyond the edge: into Strategic Reserves' },
  effects: { mustReturn: 'comes back in its own next turn' },
  refusals: {
    tooShort: (r, t) =>
      `${modelIn(r, t)}: ${t.length(Number(r.measured))}, at least ${t.length(Number(r.limit))} are needed.`,
    mustFly: (r, t) => `${unitIn(r, t)}: can make its move and does not reach the edge.`,
  },
};
