import { turnOver } from '../../20-scenarios/loot/turn-over.ts';
import { finalPoints, winnersOf } from '../../20-scenarios/victory/victory.ts';
import { activity } from '../../kit.ts';

/** From the choice of sides to the result of the battle. */
export const battle = activity('battle', {
  steps: {
    sides: (g) => g.then('sides', {}, 'FD-GAP-03'),
    markers: (g) => g.then('markers', { left: 0, turn: null }),
    generals: (g) => g.then('generals', {}),
    holding: (g) => g.then('holding', {}),
    deployment: (g) => g.then('deployment', { turn: null }, 'FD-GAP-03'),
    vanguard: (g) => g.then('vanguard', { left: [] }),
    war: (g) => g.then('war', {}, 'FD-ROUND-01'),

    /** FD-GAP-96: markers that are still face down are turned over at the end of the game. */
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
