import { type Fragment, seat, unitId } from '../../fields.ts';

export const secureArea: Fragment = {
  contexts: { secure: { seat, unit: unitId } },
  events: { reactionReady: { unit: unitId } },
};
