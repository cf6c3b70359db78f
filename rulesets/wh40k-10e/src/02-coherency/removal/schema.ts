import { type Fragment, s, seat, unitId } from '../../fields.ts';

export const removal: Fragment = {
  contexts: { coherencyRemoval: { seats: s.list(seat) } },
  requests: { straggler: { kind: 'choose', args: { unit: unitId }, about: { by: 'unit', at: 'option' } } },
};
