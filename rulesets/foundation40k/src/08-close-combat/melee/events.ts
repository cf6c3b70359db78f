import { event } from '../../kit.ts';

export const events = {
  meleeDecided: event('meleeDecided', () => {}, { about: { by: 'winner', at: 'loser' } }),
};
