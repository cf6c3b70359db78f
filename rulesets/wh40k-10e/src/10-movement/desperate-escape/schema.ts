import { count, type Fragment, s, seat, unitId } from '../../fields.ts';

export const desperateEscape: Fragment = {
  contexts: {
    desperateEscape: {
      seat,
      unit: unitId,
      /** How many models are still to be destroyed. */
      lost: s.withDefault(count, 0),
    },
  },
  requests: {
    passOver: { kind: 'chooseMany', args: { unit: unitId }, about: { by: 'unit', at: 'option' } },
    escapeLoss: { kind: 'choose', args: { unit: unitId }, about: { by: 'unit', at: 'option' } },
  },
};
