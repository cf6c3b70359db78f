import { type Fragment, placed, pose, seat } from '../../fields.ts';

export const deployment: Fragment = {
  contexts: {
    deployment: {},
  },
  events: {
    deployed: { seat: seat, placed },
  },
  requests: {
    deploy: { kind: 'place', args: { seat: seat }, pose },
  },
};
