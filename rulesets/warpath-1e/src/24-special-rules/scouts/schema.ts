import { type Fragment, s, side, unitId } from '../../fields.ts';

export const scouts: Fragment = {
  contexts: {
    scouts: { side: s.nullable(side), done: s.withDefault(s.list(unitId), []) },
  },
  events: {
    scouted: { unit: unitId },
  },
  requests: {
    firstScout: { kind: 'choose' },
    scout: { kind: 'choose', about: { by: 'option' } },
  },
};
