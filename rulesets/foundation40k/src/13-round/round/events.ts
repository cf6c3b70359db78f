import { event } from '../../kit.ts';

export const events = {
  roundBegan: event(
    'roundBegan',
    (s, e) => {
      s.round = e.round;
    },
    { shows: 'round' },
  ),
  startPlayerFound: event(
    'startPlayerFound',
    (s, e) => {
      s.startPlayer = e.seat;
    },
    { about: { by: 'seat' } },
  ),
};
