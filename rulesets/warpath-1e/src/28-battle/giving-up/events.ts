import { event } from '../../kit.ts';

export const givingUpEvents = {
  resigned: event(
    'resigned',
    (s, e) => {
      s.resigned.push(e.seat);
    },
    { about: { by: 'seat' } },
  ),
};
