import { event } from '../../kit.ts';

export const events = {
  reserveWaits: event('reserveWaits', () => {}, { about: { by: 'unit' } }),
};
