import { event } from '../../kit.ts';

/** What each fact does to the state, or to a seat's view of it. */
export const events = {
  resigned: event(
    'resigned',
    (s, e) => {
      s.resigned.push(e.seat);
    },
    { about: { by: 'seat' } },
  ),
  drawOffered: event(
    'drawOffered',
    (s, e) => {
      s.draws.push(e.seat);
    },
    { about: { by: 'seat' } },
  ),
  battleEnded: event('battleEnded', (s, e) => {
    s.ended = e.why;
  }),
};
