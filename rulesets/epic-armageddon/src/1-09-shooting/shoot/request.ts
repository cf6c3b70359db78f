import { request } from '../../kit.ts';
import { templateRequest } from '../barrage/place.ts';
import { whyNotTarget } from '../targets.ts';

export const requests = {
  template: templateRequest,
  target: request('target', {
    whyNot: (look, { args }, target) => whyNotTarget(look, { formation: args.formation, target }),
  }),
};
