import { ask, type Rule, sides } from '@walstatt/engine';
import { isCalledOff } from '../../28-battle/victory.ts';
import { activity } from '../../kit.ts';
import { rollOff } from '../roll-off.ts';
import { leadSeat } from '../seats.ts';

/** WP-TURN-02, WP-BATTLE-26: the side with the higher die chooses which side has the first turn. */
export const firstTurn = activity('firstTurn', {
  endsWhen: isCalledOff,
  steps: {
    *roll(g): Rule<void> {
      const winner = yield* rollOff(g, 'WP-BATTLE-26');
      const side = (yield* ask(g, {
        kind: 'choose',
        name: 'firstTurn',
        by: leadSeat(g.state, winner),
        rule: 'WP-TURN-02',
        args: {},
        options: sides(g.state).map((id) => ({ id })),
        preset: winner,
      }))!;
      g.apply({ type: 'firstTurnGoesTo', rules: ['WP-TURN-02', 'WP-BATTLE-26'], side });
    },
  },
});
