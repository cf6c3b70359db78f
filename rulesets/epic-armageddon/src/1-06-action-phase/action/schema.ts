import { type Fragment, formationId, s, seat } from '../../fields.ts';

export const action: Fragment = {
  contexts: {
    action: {
      seat,
      formations: s.list(formationId),
      action: s.text,
      /** Moves that are left, and which of the formations makes the next one. */
      movesLeft: s.withDefault(s.int(0, 3), 0),
      mover: s.withDefault(s.int(0, 9), 0),
      /** What the action adds to to-hit rolls. Null: it does not shoot. */
      toHit: s.nullable(s.int(-3, 3)),
      regroups: s.withDefault(s.bool, false),
    },
  },
  events: { wentOnOverwatch: { formation: formationId } },
  requests: {
    /** A marshal action shoots or moves; a hold action shoots, moves or regroups. */
    alternative: {
      kind: 'choose',
      args: { formation: formationId, action: s.text },
      about: { by: 'formation' },
    },
    actionBegins: { kind: 'window' },
  },
  effects: {
    /** EA-G-54: to the end of the round. */
    marched: {},
  },
};
