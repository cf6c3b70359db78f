import { event } from '../../kit.ts';

export const attackEvents = {
  shotFired: event('shotFired', () => {}, { about: { by: 'unit', at: 'target' }, shows: 'hit' }),
};
