import { event } from '../../kit.ts';

export const headstrongEvents = {
  shookOff: event('shookOff', () => {}, { about: { by: 'unit' } }),
  staysDown: event('staysDown', () => {}, { about: { by: 'unit' } }),
};
