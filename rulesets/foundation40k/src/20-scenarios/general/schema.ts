import { type Fragment, seat, unitId } from '../../fields.ts';

export const general: Fragment = {
  contexts: { generals: {} },
  events: { generalNamed: { seat, unit: unitId } },
  requests: { general: { kind: 'choose', about: { by: 'option' } } },
};
