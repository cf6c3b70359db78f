import { activity } from '../../kit.ts';

/** FD-GAP-04: the battle lasts 6 rounds, or until a side has nothing left. */
export const war = activity('war', {
  endsWhen: ({ state }) => {
    if (state.winners !== null) return true;
    // FD-GAP-102: things that blow up together do so at the same moment.
    if (state.agenda.some((f) => f.do === 'vehicleDamage')) return false;
    for (const seat in state.players) {
      const p = state.players[seat]!;
      if (p.unitsLeft === 0 || p.resigned) return true;
    }
    return false;
  },
  steps: {
    round(g): string | undefined {
      if (g.state.round >= g.state.options.rounds) return undefined;
      g.then('round', { turn: null }, 'FD-ROUND-16');
      return 'round';
    },
  },
});
