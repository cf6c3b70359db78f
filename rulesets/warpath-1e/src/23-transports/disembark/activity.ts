import { ask, type Rule } from '@walstatt/engine';
import { pieceNames } from '../../01-units/pieces.ts';
import { spotsOf } from '../../01-units/places.ts';
import { chooseBearers } from '../../15-special-weapons/bearers.ts';
import { isWithdrawn } from '../../28-battle/withdrawn.ts';
import { activity } from '../../kit.ts';

/** WP-TRANSPORT-10, -11: the leader an inch from the transport, the others around the leader; then an order at once. */
export const disembark = activity('disembark', {
  endsWhen: (look, c) => isWithdrawn(look, c.unit),
  steps: {
    *leave(g, c): Rule<void> {
      const u = g.state.units[c.unit]!;
      const carrier = (u.where as { of: string }).of;
      const placed = yield* ask(g, {
        kind: 'place',
        name: 'disembark',
        by: u.owner,
        rule: 'WP-TRANSPORT-10',
        args: { unit: c.unit, carrier },
        pieces: pieceNames(c.unit, u.size),
        none: true,
      });
      if (placed.length === 0) {
        g.apply({ type: 'ordered', rules: ['WP-G-44'], unit: c.unit, order: 'halt', jump: false });
        return;
      }
      const models = spotsOf(u, placed);
      const open = u.bearersOpen;
      g.apply({ type: 'left', rules: ['WP-TRANSPORT-09', 'WP-TRANSPORT-10'], unit: c.unit, carrier, models });
      if (open) yield* chooseBearers(g, c.unit);
      g.then('order', { unit: c.unit });
    },
  },
});
