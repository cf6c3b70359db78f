import { event } from '../../kit.ts';

/** What each fact does to the state, or to a seat's view of it. */
export const events = {
  strikesAnnounced: event('strikesAnnounced', () => {}, { about: { by: 'seat' } }),
};
