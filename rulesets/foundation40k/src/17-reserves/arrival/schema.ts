import { type Fragment, seat, unitId } from '../../fields.ts';

export const arrival: Fragment = {
  contexts: { arrival: { seat, unit: unitId } },
  events: { reserveWaits: { unit: unitId } },
};
