import { event } from '../../kit.ts';

export const events = {
  scored: event(
    'scored',
    (s, e) => {
      s.players[e.seat]!.points += e.points;
    },
    { about: { by: 'seat' } },
  ),
};
