import { type Fragment, seat, side } from '../../fields.ts';

export const movementPhase: Fragment = {
  contexts: {
    movement: { seat: seat, side },
  },
  requests: {
    moveUnit: { kind: 'activity', about: { by: 'option' } },
  },
};
