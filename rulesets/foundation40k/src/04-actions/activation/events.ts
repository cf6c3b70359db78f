import { event } from '../../kit.ts';

export const events = {
  activated: event(
    'activated',
    (s, e) => {
      s.units[e.unit]!.activated = true;
    },
    { about: { by: 'unit' } },
  ),
};
