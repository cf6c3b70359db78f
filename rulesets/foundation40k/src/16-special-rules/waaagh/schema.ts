import { type Fragment, s, seat, unitId } from '../../fields.ts';

export const waaagh: Fragment = {
  contexts: {
    waaagh: {
      seat,
      unit: s.nullable(unitId),
      stage: s.withDefault(s.literal('moves', 'fights'), 'moves'),
      done: s.withDefault(s.list(unitId), []),
    },
  },
  events: { waaaghDeclared: { seat } },
  requests: {
    waaaghMove: { kind: 'choose', about: { by: 'option' } },
    waaaghFight: { kind: 'choose', about: { by: 'option' } },
  },
};
