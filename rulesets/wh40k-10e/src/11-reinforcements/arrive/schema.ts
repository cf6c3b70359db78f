import { type Fragment, s, seat, unitId } from '../../fields.ts';

export const arrive: Fragment = {
  contexts: { arrive: { seat, unit: unitId } },
  requests: {
    arriveNext: { kind: 'choose', about: { by: 'option' } },
    afterSetUp: { kind: 'window', args: { unit: unitId, charges: s.bool }, about: { at: 'unit' } },
  },
};
