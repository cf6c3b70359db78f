import { event } from '../../kit.ts';

export const events = {
  hitsCounted: event('hitsCounted', () => {}, { about: { by: 'unit', at: 'target' } }),
};
