import { ask, FINISHED, type Rule } from '@walstatt/engine';
import { activity } from '../kit.ts';
import { findsEntry } from '../requests/arrive.ts';
import { spotsOf } from '../requests/places.ts';
import { chooseBearers } from '../rules/bearers.ts';
import { pieceNames } from '../rules/pieces.ts';
import { isVehicle } from '../rules/units.ts';
import { drivenBy } from './order.ts';

/** WP-REINF-04 to -09: entry point, models around the leader, and an advance or manoeuvre at once. */
export const arrive = activity('arrive', {
  steps: {
    *enter(g, c): Rule<string | undefined> {
      const u = g.state.units[c.unit]!;
      const request = {
        kind: 'place',
        name: 'arrive',
        by: u.owner,
        rule: 'WP-REINF-04',
        args: { unit: c.unit },
        pieces: pieceNames(c.unit, u.size),
      } as const;
      if (!findsEntry(g, request)) {
        g.apply({ type: 'waits', rules: ['WP-G-25'], unit: c.unit });
        return FINISHED;
      }
      const placed = yield* ask(g, request);
      const open = u.bearersOpen;
      g.apply({ type: 'arrived', rules: ['WP-REINF-04', 'WP-REINF-08'], unit: c.unit, models: spotsOf(u, placed) });
      if (open) yield* chooseBearers(g, c.unit);
      return undefined;
    },
    move(g, c): void {
      const u = g.state.units[c.unit]!;
      const vehicle = isVehicle(u);
      const what = vehicle ? 'manoeuvre' : 'advance';
      g.apply({ type: 'ordered', rules: ['WP-REINF-09'], unit: c.unit, order: what, jump: false });
      if (vehicle) g.then('drive', drivenBy(g, c.unit, 'arrive'));
      else g.then('walk', { unit: c.unit, why: 'arrive', allowance: u.move, jump: false });
    },
  },
});
