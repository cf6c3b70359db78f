import { activity } from '../../kit.ts';

/** FD-ACTION-13. */
export const secure = activity('secure', {
  steps: {
    mark(g, c): void {
      g.apply({ type: 'reactionReady', rules: ['FD-ACTION-13'], unit: c.unit });
    },
  },
});
