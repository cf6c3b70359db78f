import { event } from '../../kit.ts';

export const events = {
  /** FD-ACTION-19, FD-ACTION-20: the marker goes, and the unit gets no other one this turn. */
  reacted: event(
    'reacted',
    (s, e) => {
      s.units[e.unit]!.reactionMarker = false;
      s.units[e.unit]!.reacted = true;
    },
    { about: { by: 'unit', at: 'against' } },
  ),
};
