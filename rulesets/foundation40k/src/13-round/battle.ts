import { turnOver } from '../04-actions/act.ts';
import { finalPoints, winnersOf } from '../20-scenarios/victory.ts';
import { activity } from '../kit.ts';

/** From the choice of sides to the result. */
export const battle = activity('battle', {
  steps: {
    sides: (g) => g.then('sides', {}, 'FD-GAP-03'),
    markers: (g) => g.then('markers', { left: 0, turn: null }),
    generals: (g) => g.then('generals', {}),
    holding: (g) => g.then('holding', {}),
    deployment: (g) => g.then('deployment', { turn: null }, 'FD-GAP-03'),
    vanguard: (g) => g.then('vanguard', { left: [] }),
    war: (g) => g.then('war', {}, 'FD-ROUND-01'),

    /** FD-GAP-96: what still lies face down is turned over at the end of the game. */
    *reveal(g) {
      if (g.state.winners !== null) return undefined;
      const id = Object.keys(g.state.objectives).find((o) => g.state.objectives[o]!.value === 0);
      if (id === undefined || g.state.loot.length === 0) return undefined;
      yield* turnOver(g, id);
      return 'reveal';
    },

    finish(g): void {
      if (g.state.winners !== null) return;
      for (const { seat, points, rules } of finalPoints(g))
        if (points > 0) g.apply({ type: 'scored', rules, seat, points });
      const { winners, rules } = winnersOf(g);
      g.apply({ type: 'battleEnded', rules: ['FD-ROUND-15', ...rules], winners });
    },
  },
});

/** FD-GAP-04: 6 rounds, or until a side has nothing left. */
export const war = activity('war', {
  endsWhen: ({ state }) => {
    if (state.winners !== null) return true;
    // FD-GAP-102: what blows up together goes at the same moment.
    if (state.agenda.some((f) => f.do === 'vehicleDamage' || f.do === 'explosion')) return false;
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
