import { request } from '../../kit.ts';
import { whyNotAlternative } from './alternatives.ts';

export const requests = {
  alternative: request('alternative', {
    whyNot: (look, { args }, chosen) => whyNotAlternative(look, args.formation, chosen),
  }),
};
