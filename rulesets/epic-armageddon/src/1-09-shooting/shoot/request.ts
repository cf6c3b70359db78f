import { request } from '../../kit.ts';
import { whyNotTarget } from '../targets.ts';

export const requests = {
  target: request('target', {
    whyNot: (look, { args }, target) => whyNotTarget(look, { formation: args.formation, target }),
  }),
};
