import { event } from '../../kit.ts';

export const events = {
  resigned: event(
    'resigned',
    (s, e) => {
      s.players[e.seat]!.resigned = true;
    },
    { about: { by: 'seat' } },
  ),
  battleEnded: event('battleEnded', (s, e) => {
    s.winners = [...e.winners];
  }),
};
