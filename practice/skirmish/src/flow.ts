import { FINISHED, type Rule } from '@walstatt/engine';
import { chooseEdges, mist } from './activities/set-up.ts';
import { activity } from './kit.ts';
import { isDecided, result } from './rules/outcome.ts';

/** The frames of the turn sequence: battle, round, phases. The phases themselves are activities. */

export const battle = activity('battle', {
  endsWhen: (look) => isDecided(look),
  steps: {
    *mist(g) {
      yield* mist(g);
    },
    *deploy(g): Rule<void> {
      const first = yield* chooseEdges(g);
      g.then('deployment', { first, last: null }, 'SK-SETUP-07');
    },
    round(g) {
      if (g.state.round >= g.state.options.rounds) return 'end';
      g.then('round', {}, 'SK-ROUND-01');
      return 'round';
    },
    end(g) {
      g.apply({ type: 'battleEnded', rules: ['SK-END-02', 'SK-OPT-01'], winners: [...result(g).winners] });
      return FINISHED;
    },
  },
});

/** SK-ROUND-01. */
export const round = activity('round', {
  steps: {
    begin: (g) => g.apply({ type: 'roundBegan', rules: ['SK-ROUND-01'], round: g.state.round + 1 }),
    command: (g) => g.then('commandPhase', {}, 'SK-ROUND-01'),
    action: (g) => g.then('actionPhase', { last: null, acted: [] }, 'SK-ROUND-04'),
    end: (g) => g.then('endPhase', { rallying: [], bonus: 0 }, 'SK-ROUND-06'),
  },
});
