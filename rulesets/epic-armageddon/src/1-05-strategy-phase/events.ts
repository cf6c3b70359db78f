import { event } from '../kit.ts';

export const events = {
  strategyWon: event(
    'strategyWon',
    (s, e) => {
      s.strategyWinner = e.seat;
    },
    { about: { by: 'seat' } },
  ),
  firstChosen: event(
    'firstChosen',
    (s, e) => {
      s.first = e.seat;
    },
    { about: { by: 'seat' } },
  ),
};
