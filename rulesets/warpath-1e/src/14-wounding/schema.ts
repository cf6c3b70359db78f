import { type Fragment, s, unitId } from '../fields.ts';

export const wounding: Fragment = {
  events: {
    damaged: { unit: unitId, points: s.int(0), total: s.int(0) },
  },
};
