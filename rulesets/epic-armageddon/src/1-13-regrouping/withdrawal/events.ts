import { event } from '../../kit.ts';

export const events = {
  withdrawalBegan: event(
    'withdrawalBegan',
    (s, e) => {
      s.formations[e.formation]!.withdraws = false;
    },
    { about: { by: 'formation' } },
  ),
};
