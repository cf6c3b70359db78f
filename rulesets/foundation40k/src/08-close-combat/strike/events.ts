import { event } from '../../kit.ts';

export const events = {
  struck: event('struck', () => {}, { about: { by: 'unit', at: 'target' }, shows: 'hit' }),
};
