import { ask, FINISHED, type Rule, type RuleId } from '@walstatt/engine';
import { pieceNames } from '../01-units/pieces.ts';
import { spotsOf } from '../01-units/places.ts';
import { has, isVehicle } from '../01-units/units.ts';
import { moveOf } from '../07-measuring/lengths.ts';
import { aboutOrder, drivenBy } from '../08-movement/order/activity.ts';
import { type Offered, orderName, readOrder } from '../08-movement/order/orders.ts';
import { chooseBearers } from '../15-special-weapons/bearers.ts';
import { activity } from '../kit.ts';
import { findsEntry } from './request.ts';

/** WP-REINF-04 to -09: entry point, models around the leader, and an advance or manoeuvre at once. */
export const arrive = activity('arrive', {
  endsWhen: ({ state }, c) => state.resigned.includes(state.units[c.unit]!.owner),
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
    /** As always, jump troops choose with their order whether they use their packs (WP-SPECIAL-23, WP-G-40). */
    *move(g, c): Rule<void> {
      const { unit } = c;
      const u = g.state.units[unit]!;
      if (isVehicle(u)) {
        g.apply({ type: 'ordered', rules: ['WP-REINF-09'], unit, order: 'manoeuvre', jump: false });
        g.then('drive', drivenBy(g, unit, 'arrive'));
        return;
      }
      const offered = (has(u, 'jumpTroops') ? [false, true] : [false]).map(
        (jump): Offered => ({ order: 'advance', jump }),
      );
      const chosen = yield* ask(g, {
        kind: 'choose',
        name: 'order',
        by: u.owner,
        rule: 'WP-REINF-09',
        args: { unit },
        options: offered.map((o) => ({ id: orderName(o), args: aboutOrder(u, o) })),
      });
      const { order, jump } = readOrder(chosen!);
      const rules: RuleId[] = [
        'WP-REINF-09',
        ...(jump ? (['WP-SPECIAL-23', 'WP-SPECIAL-24', 'WP-G-40'] as const) : []),
      ];
      g.apply({ type: 'ordered', rules, unit, order, jump });
      g.then('walk', { unit, why: 'arrive', allowance: moveOf(u, jump), jump });
    },
  },
});
