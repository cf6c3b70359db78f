import { event } from '../../kit.ts';

/** What each fact does to the state, or to a seat's view of it. */
export const events = {
  roundBegan: event(
    'roundBegan',
    (s, e) => {
      s.round = e.round;
    },
    { shows: 'round' },
  ),
  phaseBegan: event('phaseBegan', () => {}),
  ordersRemoved: event('ordersRemoved', (s) => {
    for (const id in s.units) {
      const unit = s.units[id]!;
      unit.orders = { are: 'none' };
      unit.moved = false;
    }
    s.draws = [];
  }),
};
