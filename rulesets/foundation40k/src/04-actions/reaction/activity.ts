import { isOnTable } from '../../01-units/units.ts';
import { revealLoot } from '../../20-scenarios/loot/turn-over.ts';
import { activity } from '../../kit.ts';
import { perform } from '../perform.ts';

/** FD-ACTION-18, FD-GAP-35, FD-GAP-36: a reaction is one short action, taken at once. Nobody reacts to a reaction. */
export const reaction = activity('reaction', {
  goesOnWhile: (look, c) => isOnTable(look.state, c.unit),
  steps: {
    perform(g, c): void {
      g.apply({
        type: 'reacted',
        rules: ['FD-ACTION-18', 'FD-ACTION-19', 'FD-ACTION-20', 'FD-GAP-35'],
        unit: c.unit,
        against: c.against,
      });
      perform(g, c.seat, c.unit, c.action, c.against);
    },
    reveal: revealLoot,
  },
});
