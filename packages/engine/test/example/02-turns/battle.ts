import { activity } from '../kit.ts';
import { standing } from './victory.ts';

/** SK-ROUND-01: turn by turn one fighter strikes the other, until one falls. */
export const battle = activity('battle', {
  endsWhen: (look) => standing(look.state).length < 2,
  steps: {
    turn(g) {
      g.apply({ type: 'turnBegan', rules: ['SK-ROUND-01'] });
      const [first, second] = Object.keys(g.state.fighters) as [string, string];
      const [fighter, target] = g.state.turn % 2 === 1 ? [first, second] : [second, first];
      g.then('strike', { fighter, target }, 'SK-ROUND-01');
      return 'turn';
    },
  },
});
