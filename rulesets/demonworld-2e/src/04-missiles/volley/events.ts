import { event } from '../../kit.ts';

/** What each fact does to the state, or to a seat's view of it. */
export const events = {
  volleyAnnounced: event('volleyAnnounced', () => {}, { about: { by: 'unit' } }),
  supportWasted: event('supportWasted', () => {}, { about: { by: 'element', at: 'target' } }),
  strayed: event('strayed', () => {}, { about: { by: 'by', at: 'target' } }),
};
