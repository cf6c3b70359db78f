import { event } from '../../kit.ts';

export const events = {
  shot: event('shot', () => {}, { about: { by: 'unit', at: 'target' }, shows: 'hit' }),
};
