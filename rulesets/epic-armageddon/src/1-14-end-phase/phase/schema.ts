import { type Fragment, formationId, s, seat } from '../../fields.ts';

export const endPhase: Fragment = {
  contexts: {
    endPhase: {
      order: s.withDefault(s.list(seat), []),
      /** Whose turn it is to rally a formation. */
      turn: s.withDefault(s.int(0, 999), 0),
      tried: s.withDefault(s.list(formationId), []),
    },
  },
  requests: { rallyNext: { kind: 'choose', about: { by: 'option' } } },
};
