import { request } from '../../kit.ts';
import { deckOf, NOTHING } from './weapons.ts';

export const requests = {
  /** WH-TRANS-15: no more models than the Firing Deck holds. */
  firingDeck: request('firingDeck', {
    check({ state }, { items }, answer) {
      const measured = Object.values(answer).filter((weapon) => weapon !== NOTHING).length;
      const limit = items.length === 0 ? 0 : deckOf(state, items[0]!.args.transport);
      return measured <= limit ? null : { code: 'deckIsFull', rule: 'WH-TRANS-15', measured, limit, unit: 'count' };
    },
  }),
};
