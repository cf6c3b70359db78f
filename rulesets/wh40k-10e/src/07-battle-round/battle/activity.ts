import { activity } from '../../kit.ts';

/** WH-ROUND-01, WH-ROUND-04: battle rounds follow one another until the last one is over. */
export const battle = activity('battle', {
  steps: {
    round(g): string | undefined {
      if (g.state.round >= g.state.lastRound) return undefined;
      g.then('round', { turns: [] }, 'WH-ROUND-01');
      return 'round';
    },
    end(g): void {
      g.apply({ type: 'battleEnded', rules: ['WH-ROUND-04'] });
    },
  },
});
