import { event } from '../../kit.ts';

export const events = {
  turnBegan: event(
    'turnBegan',
    (s, e) => {
      s.activeSeat = e.seat;
    },
    { about: { by: 'seat' } },
  ),
};
