import { askAll, rollDie, sides } from '@walstatt/engine';
import { type Asked, activity, type G } from '../kit.ts';
import { seatsOfSide } from '../rules/turn-order.ts';

/** SK-ROUND-02. */
const MOST_POINTS = 3;

export const pointsOf = (g: G, seat: string): number => g.state.points[seat] ?? 0;

/** SK-ROUND-02, SK-ROUND-03: command points and initiative. */
export const commandPhase = activity('commandPhase', {
  steps: {
    points(g) {
      for (const { id } of g.state.seats) {
        const points = pointsOf(g, id);
        if (points < MOST_POINTS)
          g.apply({ type: 'pointsChanged', rules: ['SK-ROUND-02'], seat: id, points: points + 1 });
      }
    },

    *initiative(g) {
      const seats = g.state.seats.map((x) => x.id);
      const requests = seats.map(
        (by): Asked<'bid'> => ({
          kind: 'number',
          name: 'bid',
          by,
          rule: 'SK-ROUND-03',
          args: {},
          min: 0,
          max: pointsOf(g, by),
          preset: 0,
        }),
      );
      const bids = yield* askAll(g, requests, false);
      for (const [i, seat] of seats.entries())
        if (bids[i]! > 0)
          g.apply({ type: 'pointsChanged', rules: ['SK-ROUND-03'], seat, points: pointsOf(g, seat) - bids[i]! });
      const totals: { side: string; total: number }[] = [];
      for (const side of sides(g.state)) {
        const own = seatsOfSide(g.state, side);
        const roll = yield* rollDie(g, { by: own[0]!, rule: 'SK-ROUND-03', purpose: 'initiative' });
        totals.push({ side, total: roll + own.reduce((sum, x) => sum + bids[seats.indexOf(x)]!, 0) });
      }
      const most = Math.max(...totals.map((t) => t.total));
      const best = totals.filter((t) => t.total === most).map((t) => t.side);
      const side = best.find((x) => x !== g.state.initiative) ?? best[0]!;
      g.apply({ type: 'initiativeWon', rules: ['SK-ROUND-03'], side });
    },
  },
});
