import { put } from '../../01-introduction/board/put.ts';
import { event } from '../../kit.ts';

/** What each fact does to the state, or to a seat's view of it. */
export const events = {
  closedUp: event('closedUp', (s, e) => put(s, e.placed), { spatial: true, about: { by: 'unit' } }),
  orderJudged: event('orderJudged', () => {}, { about: { by: 'unit' } }),
};
