import { type Fragment, s, seat } from '../../fields.ts';

export const actionPhase: Fragment = {
  contexts: {
    actionPhase: {
      /** Whose turn it is to activate a formation. */
      seat,
      /** EA-1.6.3-01: whether that is because the initiative was retained. */
      retained: s.withDefault(s.bool, false),
    },
  },
  events: { initiativeRetained: { seat } },
  requests: { retain: { kind: 'confirm' } },
};
