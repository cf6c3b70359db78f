import { ask, enemiesOf, type Rule, rollDie, type SeatId, sides } from '@walstatt/engine';
import { activity, type G } from '../kit.ts';

type Roll = { readonly seat: SeatId; readonly total: number };

/** EA-1.4.3-01: both roll, and the winner decides who starts the action phase. */
export const strategyPhase = activity('strategyPhase', {
  steps: {
    begin: (g) => g.apply({ type: 'phaseBegan', rules: ['EA-1.4.3-01'], phase: 'strategy' }),

    /** EA-1.5-02, EA-G-52: each side in the order of the seats. A tie that nothing resolves is rolled again (EA-G-01). */
    *roll(g, c): Rule<string | undefined> {
      const rolls: Roll[] = [];
      for (const side of sides(g.state)) {
        const seat = leaderOf(g, side);
        const die = yield* rollDie(g, { by: seat, rule: 'EA-1.5-02', purpose: 'strategy' });
        rolls.push({ seat, total: die + g.state.players[seat]!.strategyRating });
      }
      const winner = winnerOf(g, rolls);
      if (winner === null) return 'roll';
      g.set(c, { winner: winner.seat });
      g.apply({ type: 'strategyWon', rules: ['EA-1.5-02'], ...winner });
      return undefined;
    },

    /** EA-1.5-03. */
    *choose(g, c): Rule<void> {
      const winner = c.winner!;
      const answer = yield* ask(g, {
        kind: 'choose',
        name: 'firstOrSecond',
        by: winner,
        rule: 'EA-1.5-03',
        args: {},
        options: [{ id: 'first' }, { id: 'second' }],
        preset: 'first',
      });
      const seat = answer === 'second' ? enemiesOf(g.state, winner)[0]! : winner;
      g.apply({ type: 'firstChosen', rules: ['EA-1.5-03'], seat });
    },
  },
});

/** EA-1.5-01, EA-G-47: a side rolls with the highest strategy rating of its players. */
function leaderOf({ state: s }: G, side: string): SeatId {
  const seats = s.seats.filter((seat) => seat.side === side).map(({ id }) => id);
  return seats.reduce((best, seat) =>
    s.players[seat]!.strategyRating > s.players[best]!.strategyRating ? seat : best,
  );
}

/**
 * EA-1.5-02: the higher total. EA-1.5-04: on a tie the side that did not win the last time. EA-1.5-05, EA-G-01: a tie of the first
 * round goes to the next birthday, if the players go by it. Null: nobody has won.
 */
function winnerOf({ state: s }: G, rolls: readonly Roll[]): Roll | null {
  const most = Math.max(...rolls.map(({ total }) => total));
  let best = rolls.filter(({ total }) => total === most);
  if (best.length > 1 && s.strategyWinner !== null) best = best.filter(({ seat }) => seat !== s.strategyWinner);
  if (best.length === 1) return best[0]!;
  return s.options.tieBreak === 'birthday' ? (best.find(({ seat }) => seat === s.nextBirthday) ?? null) : null;
}
