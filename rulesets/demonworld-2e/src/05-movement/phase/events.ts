import { event } from '../../kit.ts';

/** What each fact does to the state, or to a seat's view of it. */
export const events = {
  segmentBegan: event('segmentBegan', () => {}),
  firstSide: event('firstSide', () => {}),
};
