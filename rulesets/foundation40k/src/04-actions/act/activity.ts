import { isOnTable } from '../../01-units/units.ts';
import { revealLoot } from '../../20-scenarios/loot/turn-over.ts';
import { activity, bigWindow } from '../../kit.ts';
import { perform } from '../perform.ts';
import { againstAction } from '../set-aside.ts';

/** An action and what follows it: loot is turned over, then enemies may react (FD-ACTION-14, FD-ACTION-15). */
export const act = activity('act', {
  begins: (look, c) => againstAction(look, c, c.action),
  goesOnWhile: (look, c) => isOnTable(look.state, c.unit),
  steps: {
    perform(g, c): void {
      perform(g, c.seat, c.unit, c.action, null);
    },
    reveal: revealLoot,
    react: bigWindow('reaction'),
  },
});
