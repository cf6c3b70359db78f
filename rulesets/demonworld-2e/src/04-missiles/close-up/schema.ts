import { type Fragment, field, ofUnit, placed, pose, s, unitId } from '../../fields.ts';

export const closeUp: Fragment = {
  events: {
    closedUp: { unit: unitId, placed },
    orderJudged: { unit: unitId, ordered: s.bool },
  },
  requests: {
    closeUp: { kind: 'place', args: { ...ofUnit, fields: s.list(field) }, pose, about: { by: 'unit' } },
  },
};
