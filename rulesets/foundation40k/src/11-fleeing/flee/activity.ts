import { foesInContact } from '../../08-close-combat/contact.ts';
import { activity } from '../../kit.ts';

/** FD-ACTION-23, FD-ACTION-24, FD-FLEE-01, FD-GAP-39: the flee action, whether forced or chosen. */
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
