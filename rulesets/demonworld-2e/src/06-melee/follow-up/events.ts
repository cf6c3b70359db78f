import { put } from '../../01-introduction/board/put.ts';
import { event } from '../../kit.ts';

/** What each fact does to the state, or to a seat's view of it. */
export const events = {
  followedUp: event('followedUp', (s, e) => put(s, e.placed), { spatial: true, about: { by: 'seat' } }),
};
