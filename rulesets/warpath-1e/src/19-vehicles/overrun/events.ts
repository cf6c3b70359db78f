import { event } from '../../kit.ts';

export const overrunEvents = {
  overran: event('overran', () => {}, { about: { by: 'unit', at: 'over' } }),
};
