import { request } from '../../kit.ts';
import { whyNotAction, whyNotActivated } from '../actions.ts';

export const requests = {
  nominate: request('nominate', {
    whyNot: (look, { by }, id) => (look.state.formations[id]?.owner === by ? whyNotActivated(look, id) : null),
  }),
  declare: request('declare', { whyNot: (look, { args }, action) => whyNotAction(look, args.formation, action) }),
};
