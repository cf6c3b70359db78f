import { enemiesOf } from '@walstatt/engine';
import { unitHas, unitsOf } from '../../01-units/units.ts';
import { activity } from '../../kit.ts';

/** FD-SPECIAL-05, FD-GAP-79: a free move for each vanguard unit. The player who deployed first moves first. */
export const vanguard = activity('vanguard', {
  steps: {
    list(g, c): void {
      const first = g.state.firstToDeploy!;
      const left = [first, ...enemiesOf(g.state, first)].flatMap((seat) =>
        unitsOf(g.state, seat).filter((u) => unitHas(g.state, u, 'vanguard')),
      );
      g.set(c, { left });
    },
    move(g, c): string | undefined {
      const [unit, ...left] = c.left;
      if (unit === undefined) return undefined;
      g.set(c, { left });
      const seat = g.state.units[unit]!.owner;
      g.then('move', { seat, unit, kind: 'vanguard', testing: [], damaged: [] }, 'FD-SPECIAL-05', 'FD-GAP-79');
      return 'move';
    },
  },
});
