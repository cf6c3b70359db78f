import { condition, type Fragment, s, side } from '../../fields.ts';

export const battle: Fragment = {
  contexts: {
    battle: {},
  },
  events: {
    conditionRolled: { condition },
    battleEnded: { winners: s.list(side) },
  },
};
