import { activity } from '../../kit.ts';
import { isEligible, mayFight } from '../eligible.ts';

/**
 * WH-FIGHT-12: a unit fights: it piles in, makes its melee attacks and consolidates. Replies the seat of the unit that
 * fought last.
 */
export const fight = activity('fight', {
  begins(look, { unit }) {
    if (mayFight(look, unit)) return [];
    return isEligible(look, unit) ? ['WH-FIGHT-06'] : ['WH-FIGHT-04'];
  },
  steps: {
    begin(g, { unit, seat }): void {
      g.apply({ type: 'unitFights', rules: ['WH-FIGHT-12'], unit });
      g.beginEffect({
        name: 'fought',
        rule: 'WH-FIGHT-06',
        on: unit,
        by: seat,
        data: {},
        until: { until: 'end', frame: 'fightPhase', of: null, complete: false },
        stack: 'once',
      });
    },
    attack: (g, { seat, unit }) => g.then('meleeAttacks', { seat, unit, armed: [], volleys: [] }, 'WH-FIGHT-12'),
    tell: (g, { seat }) => g.reply(seat),
  },
});
