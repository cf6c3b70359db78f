import { attacks, elementId, type Fragment, ofUnit, s, unitId } from '../../fields.ts';

export const volley: Fragment = {
  contexts: {
    volley: {
      unit: unitId,
      attacks: s.withDefault(attacks, []),
      at: s.withDefault(s.int(0), 0),
    },
  },
  events: {
    volleyAnnounced: { unit: unitId, attacks },
    supportWasted: { element: elementId, target: elementId },
    strayed: { by: elementId, target: elementId, direction: s.int(0, 5), hit: s.nullable(elementId) },
  },
  requests: {
    volley: { kind: 'assign', args: ofUnit, about: { by: 'unit', at: 'option' } },
  },
};
