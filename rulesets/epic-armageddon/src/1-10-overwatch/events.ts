import { event } from '../kit.ts';

export const events = {
  overwatchEnded: event(
    'overwatchEnded',
    (s, e) => {
      s.formations[e.formation]!.overwatch = null;
    },
    { about: { by: 'formation' } },
  ),
};
