import { activity } from '../kit.ts';

/** FD-ACTION-25, FD-PINNED-01. */
export const rally = activity('rally', {
  steps: {
    test(g, c): void {
      g.then('moraleTest', { unit: c.unit, occasion: 'rally' }, 'FD-ACTION-25');
    },
  },
});
