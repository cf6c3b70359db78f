import { event } from '../../kit.ts';

/** What each fact does to the state, or to a seat's view of it. */
export const events = {
  meleeState: event('meleeState', (s, e) => {
    for (const { unit, engaged, fought } of e.units) {
      s.units[unit]!.engaged = engaged;
      s.units[unit]!.fought = fought;
    }
  }),
};
