import { type Fragment, models, seat, side, unitId } from '../../fields.ts';

export const lapse: Fragment = {
  contexts: {
    lapse: { seat: seat, side },
  },
  events: {
    meleeLapsed: { unit: unitId, models },
  },
};
