import { event } from '../../kit.ts';

export const events = {
  fleeDutyDone: event(
    'fleeDutyDone',
    (s, e) => {
      s.units[e.unit]!.fled = true;
    },
    { about: { by: 'unit' } },
  ),
};
