import { type Fragment, seat } from '../../fields.ts';

export const turn: Fragment = {
  contexts: { turn: { seat } },
  events: { turnBegan: { seat } },
};
