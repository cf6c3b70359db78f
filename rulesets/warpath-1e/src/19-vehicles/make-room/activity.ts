import { ask, type Placed, type Rule } from '@walstatt/engine';
import { pieceName } from '../../01-units/pieces.ts';
import { isOnTable } from '../../01-units/units.ts';
import { activity } from '../../kit.ts';
import { inTheWay, withPlaces } from './request.ts';

/** WP-VEHICLE-23: the owner puts models under a vehicle that cannot get clear of them aside, just as far as needed. */
export const makeRoom = activity('makeRoom', {
  steps: {
    *next(g, c): Rule<string | undefined> {
      const over = c.over.find((id) => inTheWay(g, c.unit, id).length > 0);
      if (over === undefined) return undefined;
      const models = inTheWay(g, c.unit, over);
      const placed: readonly Placed[] = yield* ask(g, {
        kind: 'place',
        name: 'makeRoom',
        by: g.state.units[c.unit]!.owner,
        rule: 'WP-VEHICLE-23',
        args: { vehicle: c.unit, unit: over },
        pieces: models.map((m) => pieceName(over, m)),
        none: true,
      });
      g.set(c, { over: c.over.filter((id) => id !== over) });
      if (placed.length > 0 && isOnTable(g.state.units[over]!))
        g.apply({ type: 'pushed', rules: ['WP-VEHICLE-23'], unit: over, models: withPlaces(g, over, placed) });
      return 'next';
    },
  },
});
