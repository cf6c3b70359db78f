import { event } from '../../kit.ts';

/** What each fact does to the state, or to a seat's view of it. */
export const events = {
  hit: event(
    'hit',
    (s, e) => {
      s.elements[e.element]!.hits += 1;
    },
    { about: { by: 'by', at: 'element' }, shows: 'hit' },
  ),
  missed: event('missed', () => {}, { about: { by: 'by', at: 'element' }, shows: 'miss' }),
  attackLost: event('attackLost', () => {}, { about: { by: 'by', at: 'target' } }),
  removed: event(
    'removed',
    (s, e) => {
      for (const id of e.elements) {
        const element = s.elements[id]!;
        element.where = { at: 'gone', why: e.why };
      }
    },
    { spatial: true, about: { at: 'elements' } },
  ),
};
