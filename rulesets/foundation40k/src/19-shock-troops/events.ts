import { event } from '../kit.ts';

export const events = {
  scattered: event('scattered', () => {}, { about: { by: 'unit' } }),
};
