import { type Fragment, s, seat } from '../../fields.ts';

export const deployment: Fragment = {
  contexts: { deployment: { turn: s.nullable(seat) } },
  requests: { unitToDeploy: { kind: 'choose', about: { by: 'option' } } },
};
