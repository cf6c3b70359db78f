import { type Fragment, seat, side } from '../../fields.ts';

export const meleePhase: Fragment = {
  contexts: {
    melee: { seat: seat, side },
  },
  requests: {
    melee: { kind: 'choose', about: { at: 'option' } },
  },
};
