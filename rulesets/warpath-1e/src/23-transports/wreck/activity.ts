import { ask, FINISHED, type Rule, rollDie } from '@walstatt/engine';
import { pieceNames } from '../../01-units/pieces.ts';
import { spotsOf } from '../../01-units/places.ts';
import { sideOfUnit } from '../../01-units/units.ts';
import { leadSeat, otherSide } from '../../06-turn/seats.ts';
import { inflict, woundDice } from '../../14-wounding/resolve.ts';
import { chooseBearers } from '../../15-special-weapons/bearers.ts';
import { isWithdrawn } from '../../28-battle/withdrawn.ts';
import { activity } from '../../kit.ts';
import { wreckRequest } from './request.ts';

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
      // Their enemy rolls, even if their transport was lost in their own turn.
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
