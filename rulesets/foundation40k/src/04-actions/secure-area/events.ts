import { event } from '../../kit.ts';

export const events = {
  reactionReady: event(
    'reactionReady',
    (s, e) => {
      s.units[e.unit]!.reactionMarker = true;
    },
    { about: { by: 'unit' } },
  ),
};
