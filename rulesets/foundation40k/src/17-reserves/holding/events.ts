import { event } from '../../kit.ts';

export const events = {
  heldInReserve: event(
    'heldInReserve',
    (s, e) => {
      s.units[e.unit]!.status = 'reserve';
    },
    { about: { by: 'unit' } },
  ),
};
