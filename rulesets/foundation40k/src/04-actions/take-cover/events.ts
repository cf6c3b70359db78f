import { event } from '../../kit.ts';

export const events = {
  tookCover: event(
    'tookCover',
    (s, e) => {
      s.units[e.unit]!.takeCover = true;
    },
    { about: { by: 'unit' } },
  ),
};
