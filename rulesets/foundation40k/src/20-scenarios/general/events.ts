import { event } from '../../kit.ts';

export const events = {
  generalNamed: event(
    'generalNamed',
    (s, e) => {
      s.players[e.seat]!.general = e.unit;
    },
    { about: { by: 'unit' } },
  ),
};
