import { activity } from '../../kit.ts';

/** WH-ROUND-01, WH-ROUND-02: both players take one turn, in every round the same player first. */
export const round = activity('round', {
  steps: {
    begin(g, c): void {
      g.apply({ type: 'roundBegan', rules: ['WH-ROUND-01'], round: g.state.round + 1 });
      const first = g.state.firstPlayer ?? g.state.seats[0]!.id;
      const others = g.state.seats.flatMap(({ id }) => (id === first ? [] : [id]));
      g.set(c, { turns: [first, ...others] });
    },
    turn(g, c): string | undefined {
      const [seat, ...others] = c.turns;
      if (seat === undefined) return undefined;
      g.set(c, { turns: others });
      g.then('turn', { seat }, 'WH-ROUND-02', 'WH-ROUND-04');
      return 'turn';
    },
  },
});
