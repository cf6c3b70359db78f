import { type Fragment, unitId } from '../../fields.ts';

export const holding: Fragment = {
  contexts: { holding: {} },
  events: { heldInReserve: { unit: unitId } },
  requests: { reserves: { kind: 'chooseMany' } },
};
