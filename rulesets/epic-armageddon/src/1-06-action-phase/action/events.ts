import { event } from '../../kit.ts';

export const events = {
  wentOnOverwatch: event(
    'wentOnOverwatch',
    (s, e) => {
      s.formations[e.formation]!.overwatch = s.round;
    },
    { about: { by: 'formation' } },
  ),
};
