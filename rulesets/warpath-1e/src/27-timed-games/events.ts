import { event } from '../kit.ts';

export const timedGamesEvents = {
  turnCut: event('turnCut', (s, e) => {
    s.cut = e.soft ? 'soft' : 'now';
  }),
  timeRanOut: event(
    'timeRanOut',
    (s, e) => {
      s.outOfTime = e.seat;
      s.over = true;
    },
    { about: { by: 'seat' } },
  ),
  timeUp: event('timeUp', (s) => {
    s.timeUp = true;
  }),
  pauseWanted: event(
    'pauseWanted',
    (s, e) => {
      s.pausing.push(e.seat);
    },
    { about: { by: 'seat' } },
  ),
  clockGoesOn: event(
    'clockGoesOn',
    (s) => {
      s.pausing = [];
    },
    { about: { by: 'seat' } },
  ),
};
