import { request } from '../../kit.ts';
import { isFiring } from './activity.ts';
import { deckOf } from './weapons.ts';

export const requests = {
  firingDeck: request('firingDeck', {
    check({ state }, { items }, answer) {
      const measured = Object.values(answer).filter(isFiring).length;
      const limit = items.length === 0 ? 0 : deckOf(state, items[0]!.args.transport);
      return measured <= limit ? null : { code: 'deckIsFull', rule: 'WH-TRANS-15', measured, limit, unit: 'count' };
    },
  }),
};
