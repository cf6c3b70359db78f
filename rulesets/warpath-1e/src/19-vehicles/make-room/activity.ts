import { ask, type Placed, type Rule } from '@walstatt/engine';
import { pieceName } from '../../01-units/pieces.ts';
import { isWithdrawn } from '../../28-battle/withdrawn.ts';
import { activity } from '../../kit.ts';
import { inTheWay, withPlaces } from './request.ts';

/** WP-VEHICLE-23: the owner puts models under a vehicle that cannot get clear of them aside, just as far as needed. */
export const makeRoom = activity('makeRoom', {
  endsWhen: (look, c) => isWithdrawn(look, c.unit, c.over),
  steps: {
    *place(g, { unit, over }): Rule<void> {
      const placed: readonly Placed[] = yield* ask(g, {
        kind: 'place',
        name: 'makeRoom',
        by: g.state.units[unit]!.owner,
        rule: 'WP-VEHICLE-23',
        args: { vehicle: unit, unit: over },
        pieces: inTheWay(g, unit, over).map((m) => pieceName(over, m)),
        none: true,
      });
      if (placed.length > 0)
        g.apply({ type: 'pushed', rules: ['WP-VEHICLE-23'], unit: over, models: withPlaces(g, over, placed) });
    },
  },
});
