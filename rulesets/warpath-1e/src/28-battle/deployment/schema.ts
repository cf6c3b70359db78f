import { type Fragment, s, side } from '../../fields.ts';

export const deployment: Fragment = {
  contexts: {
    deployment: { side: s.nullable(side) },
  },
  events: {
    edgeChosen: { side, edge: s.literal('south', 'north') },
  },
  requests: {
    deploy: { kind: 'choose', about: { by: 'option' } },
    edge: { kind: 'choose' },
  },
};
