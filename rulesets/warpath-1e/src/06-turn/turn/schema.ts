import { type Fragment, s, seat, side } from '../../fields.ts';

export const turn: Fragment = {
  contexts: {
    turn: { seat: seat, side },
  },
  events: {
    turnBegan: { turn: s.int(1), side },
  },
};
