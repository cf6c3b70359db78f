import { type Fragment, seat, side } from '../../fields.ts';

export const shootingPhase: Fragment = {
  contexts: {
    shooting: { seat: seat, side },
  },
  events: {
    nobodyCanShoot: { seat: seat },
  },
  requests: {
    shootUnit: { kind: 'activity', about: { by: 'option' } },
  },
};
