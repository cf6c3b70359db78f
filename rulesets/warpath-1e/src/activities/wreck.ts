import { ask, FINISHED, type Rule, rollDie } from '@walstatt/engine';
import { activity } from '../kit.ts';
import { spotsOf } from '../requests/places.ts';
import { wreckRequest } from '../requests/wreck.ts';
import { chooseBearers } from '../rules/bearers.ts';
import { pieceNames } from '../rules/pieces.ts';
import { inflict, woundDice } from '../rules/resolve.ts';
import { leadSeat, otherSide } from '../rules/seats.ts';
import { sideOfUnit } from '../rules/units.ts';
import { isWithdrawn } from '../rules/withdrawn.ts';

/** WP-TRANSPORT-07, -08, WP-G-26: passengers of a destroyed transport are put down, hit, and tested at once. */
export const wreck = activity('wreck', {
  endsWhen: (look, c) => isWithdrawn(look, c.unit),
  steps: {
    *place(g, c): Rule<string | undefined> {
      const u = g.state.units[c.unit]!;
      const request = {
        kind: 'place',
        name: 'wreck',
        by: u.owner,
        rule: 'WP-TRANSPORT-07',
        args: { unit: c.unit, x: c.at.x, y: c.at.y },
        pieces: pieceNames(c.unit, u.size),
      } as const;
      if (!wreckRequest.hasPlace(g, request)) {
        g.apply({ type: 'destroyed', rules: ['WP-G-26'], unit: c.unit });
        return FINISHED;
      }
      const placed = yield* ask(g, request);
      const open = u.bearersOpen;
      g.apply({
        type: 'thrownOut',
        rules: ['WP-TRANSPORT-07'],
        unit: c.unit,
        carrier: c.carrier,
        models: spotsOf(u, placed),
      });
      if (open) yield* chooseBearers(g, c.unit);
      return undefined;
    },
    *hits(g, c): Rule<void> {
      // Their enemy rolls, also for those whose transport was lost in their own turn.
      const by = leadSeat(g.state, otherSide(g.state, sideOfUnit(g.state, g.state.units[c.unit]!)));
      const hits = yield* rollDie(g, { by, rule: 'WP-TRANSPORT-08', purpose: 'wreckHits' });
      const hit = { unit: c.carrier, with: 'wreck', target: c.unit, pierces: 1 };
      inflict(g, c.unit, yield* woundDice(g, hit, hits, by), 'WP-TRANSPORT-08');
    },
    test(g, c): void {
      if (g.state.units[c.unit]!.hurt) g.then('test', { seat: c.seat, unit: c.unit, melee: c.melee, at: null });
    },
  },
});
