import type { Text } from '../../kit.ts';
import { who } from '../../texts/args.ts';

export const text: Text = {
  events: {
    closedUp: (e, t) => `${t.name(e.unit)}: ranks closed.`,
    orderJudged: (e, t) => `${t.name(e.unit)}: ${e.ordered ? 'ordered' : 'unordered'}.`,
  },
  requests: {
    closeUp: (r, t) => `${t.name(r.args.unit)} has lost elements: close up?`,
  },
  none: {
    closeUp: 'Do not close up',
  },
  refusals: {
    notHeldBefore: (r, t) => `${who(r, t)}may only enter a field that the unit held before the shooting.`,
  },
};
