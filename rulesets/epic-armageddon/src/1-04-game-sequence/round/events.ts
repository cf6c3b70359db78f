import { event } from '../../kit.ts';

export const events = {
  roundBegan: event(
    'roundBegan',
    (s, e) => {
      s.round = e.round;
    },
    { shows: 'round' },
  ),
  phaseBegan: event('phaseBegan', () => {}),
  battleEnded: event('battleEnded', (s) => {
    s.over = true;
  }),
};
