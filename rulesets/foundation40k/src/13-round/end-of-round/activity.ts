import { enemiesOf, sideOf } from '@walstatt/engine';
import { reserveSteps } from '../../17-reserves/rolls/steps.ts';
import { hillHolder } from '../../20-scenarios/objectives.ts';
import { withoutGeneral } from '../../20-scenarios/victory/victory.ts';
import { activity } from '../../kit.ts';

/** FD-ROUND-12 to 14, FD-GAP-88: markers, scoring, victory, then reserves. */
export const endOfRound = activity('endOfRound', {
  steps: {
    markers(g): void {
      g.apply({ type: 'markersRemoved', rules: ['FD-ROUND-13', 'FD-ACTION-22', 'FD-GAP-87', 'FD-GAP-02'] });
    },

    /** FD-SCENARIO-01, FD-SCENARIO-02. */
    score(g): void {
      if (g.state.mission !== 'kingOfTheHill') return;
      const seat = hillHolder(g);
      if (seat !== null)
        g.apply({ type: 'scored', rules: ['FD-SCENARIO-01', 'FD-SCENARIO-02', 'FD-GAP-95'], seat, points: 1 });
    },

    /**
     * FD-ROUND-14, FD-SCENARIO-12: a dead general decides the game. If both fell in one round, the points decide
     * (FD-GAP-99).
     */
    victory(g): string | undefined {
      const dead = withoutGeneral(g);
      if (dead.length === 1) {
        const winners = [...new Set(enemiesOf(g.state, dead[0]!).map((e) => sideOf(g.state, e)!))];
        g.apply({ type: 'battleEnded', rules: ['FD-SCENARIO-12', 'FD-ROUND-15'], winners });
        return 'end';
      }
      if (g.state.round >= g.state.options.rounds) return 'end';
      return undefined;
    },

    ...reserveSteps,

    end(): void {},
  },
});
