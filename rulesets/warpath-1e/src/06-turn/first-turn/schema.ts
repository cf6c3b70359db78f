import { type Fragment, side } from '../../fields.ts';

export const firstTurn: Fragment = {
  contexts: {
    firstTurn: {},
  },
  events: {
    firstTurnGoesTo: { side },
  },
  requests: {
    firstTurn: { kind: 'choose' },
  },
};
