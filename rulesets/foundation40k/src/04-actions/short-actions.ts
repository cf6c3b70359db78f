import { foesInContact } from '../08-close-combat/contact.ts';
import { activity } from '../kit.ts';

/** Actions without dice or ways of their own: secure area, take cover, flee, rally. */

/** FD-ACTION-13. */
export const secure = activity('secure', {
  steps: {
    mark(g, c): void {
      g.apply({ type: 'reactionReady', rules: ['FD-ACTION-13'], unit: c.unit });
    },
  },
});

/** FD-ACTION-27, 28. */
export const cover = activity('cover', {
  steps: {
    mark(g, c): void {
      g.apply({ type: 'tookCover', rules: ['FD-ACTION-27', 'FD-ACTION-28', 'FD-GAP-14'], unit: c.unit });
    },
  },
});

/** FD-ACTION-23, 24, FD-FLEE-01, FD-GAP-39: the flee action, forced or of its own will. */
export const flee = activity('flee', {
  steps: {
    run(g, c): void {
      const pursuers = [...foesInContact(g, c.unit)];
      if (c.voluntary)
        g.apply({ type: 'moraleChanged', rules: ['FD-GAP-39', 'FD-ACTION-23'], unit: c.unit, morale: 'fleeing' });
      g.apply({ type: 'fleeDutyDone', rules: ['FD-FLEE-01', 'FD-FLEE-02'], unit: c.unit });
      g.then('breakOff', { seat: c.seat, unit: c.unit, pursuers, distance: 0 }, 'FD-ACTION-24');
    },
  },
});

/** FD-ACTION-25, FD-PINNED-01. */
export const rally = activity('rally', {
  steps: {
    test(g, c): void {
      g.then('moraleTest', { unit: c.unit, occasion: 'rally' }, 'FD-ACTION-25');
    },
  },
});
