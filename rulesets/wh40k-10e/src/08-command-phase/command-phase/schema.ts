import { type Fragment, s, seat, unitId } from '../../fields.ts';

export const commandPhase: Fragment = {
  contexts: { commandPhase: { seat, tested: s.withDefault(s.list(unitId), []) } },
  events: { commandPointGained: { seat } },
  requests: { battleShockNext: { kind: 'choose', about: { by: 'option' } } },
};
