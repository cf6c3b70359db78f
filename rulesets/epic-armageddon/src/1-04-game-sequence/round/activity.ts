import type { Rule, SeatId } from '@walstatt/engine';
import { withdrawNext } from '../../1-13-regrouping/withdrawal/next.ts';
import type { Contexts } from '../../generated/state.ts';
import { activity, bigWindow, type G } from '../../kit.ts';
import { bySeniority } from './order.ts';

type C = Contexts['round'];

/** EA-1.4-02, EA-1.4-03: the three phases, in which both players act. EA-1.4.4-01: before them, what begins a round. */
export const round = activity('round', {
  steps: {
    begin: (g) => g.apply({ type: 'roundBegan', rules: ['EA-1.4-01'], round: g.state.round + 1 }),

    /** EA-1.4.4-03, EA-1.4.4-04: who begins only matters if several players have something to resolve. */
    *order(g, c): Rule<void> {
      const seats = g.state.seats.map(({ id }) => id);
      const busy = seats.filter((seat) => mayStart(g, c, seat));
      const order = busy.length > 1 ? yield* bySeniority(g, seats, 'EA-1.4.4-03') : seats;
      g.set(c, { order });
    },

    starts: bigWindow<C>('roundStarts'),
    withdraw: withdrawNext,
    strategy: (g) => g.then('strategyPhase', { winner: null }, 'EA-1.4-02'),
    action: (g) => g.then('actionPhase', { seat: g.state.first ?? g.state.seats[0]!.id, retained: false }, 'EA-1.4-02'),
    end: (g) => g.then('endPhase', { order: [], turn: 0, tried: [] }, 'EA-1.4-04'),
  },
});

/** Whether a seat has anything to resolve before the strategy roll. */
const mayStart = (g: G, c: C, seat: SeatId): boolean =>
  g.ruleset.windows['roundStarts']?.offered.some((t) => t.offers(g, c as never, seat).length > 0) ?? false;
