import { event } from '../../kit.ts';

export const events = {
  /** FD-ACTION-19, FD-ACTION-20: the unit loses the marker and gets no other this turn. */
  reacted: event(
    'reacted',
    (s, e) => {
      s.units[e.unit]!.reactionMarker = false;
      s.units[e.unit]!.reacted = true;
    },
    { about: { by: 'unit', at: 'against' } },
  ),
};
