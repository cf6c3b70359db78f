import { type Fragment, s, seat, unitId } from '../../fields.ts';

export const flee: Fragment = {
  contexts: { flee: { seat, unit: unitId, voluntary: s.bool } },
  events: { fleeDutyDone: { unit: unitId } },
};
