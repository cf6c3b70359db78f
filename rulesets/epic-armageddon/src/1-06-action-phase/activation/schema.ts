import { type Fragment, formationId, s, seat } from '../../fields.ts';

export const activation: Fragment = {
  contexts: {
    activation: {
      seat,
      retained: s.withDefault(s.bool, false),
      /** The nominated formation, and all that take the action with it (EA-2.1.2-01). */
      formations: s.withDefault(s.list(formationId), []),
      action: s.withDefault(s.text, ''),
      /** Whether the action test succeeded. */
      passed: s.withDefault(s.bool, false),
    },
  },
  events: {
    actionDeclared: { formation: formationId, action: s.text },
    actionFailed: { formation: formationId, action: s.text },
  },
  requests: {
    nominate: { kind: 'choose', about: { by: 'option' } },
    declare: { kind: 'choose', args: { formation: formationId }, about: { by: 'formation' } },
  },
  effects: {
    /** EA-1.6.1-03: to the end of the round. */
    activated: {},
  },
};
