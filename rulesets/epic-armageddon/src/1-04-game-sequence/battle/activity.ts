import { activity } from '../../kit.ts';

/** EA-1.4-01: one round after another, until the last one is over. */
export const battle = activity('battle', {
  steps: {
    round(g): string | undefined {
      if (g.state.over || g.state.round >= g.state.lastRound) return undefined;
      g.then('round', { order: [] }, 'EA-1.4-01');
      return 'round';
    },
    end: (g) => g.apply({ type: 'battleEnded', rules: ['EA-1.4-01'] }),
  },
});
