import { destroyUnmanned } from '../../25-missions/unmanned.ts';
import { activity } from '../../kit.ts';
import { isDecided } from '../battle/activity.ts';

/** WH-ROUND-01, WH-ROUND-02: both players take one turn, in every round the same player first. */
export const round = activity('round', {
  endsWhen: ({ state }) => isDecided(state),
  steps: {
    begin(g, c): void {
      g.apply({ type: 'roundBegan', rules: ['WH-ROUND-01'], round: g.state.round + 1 });
      const first = g.state.firstPlayer ?? g.state.seats[0]!.id;
      const others = g.state.seats.flatMap(({ id }) => (id === first ? [] : [id]));
      g.set(c, { turns: [first, ...others] });
    },

    /** WH-MUSTER-19: what could not be set up counts as destroyed. */
    unmanned(g): void {
      if (g.state.round === 1) destroyUnmanned(g);
    },

    scouts(g, c): void {
      if (g.state.round === 1) g.then('scouts', { seats: c.turns, moved: [] }, 'WH-ABIL-18');
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
