import { event } from '../../kit.ts';

export const firstTurnEvents = {
  firstTurnGoesTo: event('firstTurnGoesTo', (s, e) => {
    s.first = e.side;
  }),
};
