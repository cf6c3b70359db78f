import { type Fragment, seat, unitId } from '../../fields.ts';

export const arrive: Fragment = {
  contexts: { arrive: { seat, unit: unitId } },
  requests: {
    arriveNext: { kind: 'choose', about: { by: 'option' } },
    afterSetUp: { kind: 'window' },
  },
};
