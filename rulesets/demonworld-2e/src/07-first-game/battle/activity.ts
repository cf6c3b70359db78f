import { activity } from '../../kit.ts';
import { rulesOfSetUp } from '../set-up/what-speaks.ts';
import { isDecided } from '../victory.ts';

/**
 * DW-VII: set-up, then rounds until one side has no element left (DW-VII-04). DW-VII-10: there is no last round unless
 * the players agree on one.
 */
export const battle = activity('battle', {
  endsWhen: (look) => isDecided(look.state),
  steps: {
    deployment(g) {
      if (g.state.round === 0) g.then('deployment', {}, ...rulesOfSetUp(g.state));
    },
    round(g) {
      const { rounds } = g.state.options;
      if (rounds > 0 && g.state.round >= rounds) {
        g.apply({ type: 'battleEnded', rules: ['DW-VII-10'], why: 'rounds' });
        return undefined;
      }
      g.then('round', {}, 'DW-III-01');
      return 'round';
    },
  },
});
