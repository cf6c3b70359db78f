import { activity } from '../../kit.ts';

/** FD-ACTION-27, FD-ACTION-28. */
export const cover = activity('cover', {
  steps: {
    mark(g, c): void {
      g.apply({ type: 'tookCover', rules: ['FD-ACTION-27', 'FD-ACTION-28', 'FD-GAP-14'], unit: c.unit });
    },
  },
});
