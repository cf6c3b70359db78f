import { atLeast, enemiesOf, type Rule, rollPool, sideOf } from '@walstatt/engine';
import { unitHas } from '../../01-units/units.ts';
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

    /** FD-RESERVE-03, FD-GAP-88: the start player's units first. */
    list(g, c): void {
      const first = g.state.startPlayer!;
      const rolling = [first, ...enemiesOf(g.state, first)].flatMap((seat) =>
        Object.keys(g.state.units).filter(
          (u) => g.state.units[u]!.owner === seat && g.state.units[u]!.status === 'reserve',
        ),
      );
      g.set(c, { rolling, arriving: [] }, 'FD-GAP-88');
    },

    /** FD-RESERVE-04, FD-RESERVE-05, FD-GAP-91. */
    *roll(g, c): Rule<string | undefined> {
      const [unit, ...rolling] = c.rolling;
      if (unit === undefined) return undefined;
      const counts = yield* rollPool(g, {
        by: g.state.units[unit]!.owner,
        rule: 'FD-RESERVE-03',
        purpose: 'reserves',
        n: 1,
        classes: atLeast(Math.max(2, 7 - g.state.round)),
      });
      if (counts[1] === 1) g.set(c, { rolling, arriving: [...c.arriving, unit] }, 'FD-RESERVE-04', 'FD-GAP-91');
      else {
        g.apply({ type: 'reserveWaits', rules: ['FD-RESERVE-05'], unit });
        g.set(c, { rolling });
      }
      return 'roll';
    },

    arrive(g, c): string | undefined {
      const [unit, ...arriving] = c.arriving;
      if (unit === undefined) return undefined;
      g.set(c, { arriving });
      const seat = g.state.units[unit]!.owner;
      const shock = unitHas(g.state, unit, 'shockTroops');
      g.then(shock ? 'shockArrival' : 'arrival', { seat, unit }, 'FD-RESERVE-06', 'FD-RESERVE-07');
      return 'arrive';
    },

    end(): void {},
  },
});
