import { type Fragment, unitId } from '../../fields.ts';

export const board: Fragment = {
  events: {
    boarded: { unit: unitId, carrier: unitId },
  },
  requests: {
    board: { kind: 'choose', args: { unit: unitId }, about: { by: 'unit', at: 'option' } },
  },
};
