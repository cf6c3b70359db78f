import { put } from '../../01-introduction/board/put.ts';
import { event } from '../../kit.ts';

/** What each fact does to the state, or to a seat's view of it. */
export const events = {
  moved: event('moved', (s, e) => put(s, e.placed), { spatial: true, about: { by: 'unit' } }),
  contacted: event('contacted', () => {}, { about: { by: 'unit', at: 'enemy' } }),
  unitDone: event(
    'unitDone',
    (s, e) => {
      s.units[e.unit]!.moved = true;
    },
    { about: { by: 'unit' } },
  ),
};
