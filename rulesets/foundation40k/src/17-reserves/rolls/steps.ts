import { enemiesOf, type Rule, rollAtLeast } from '@walstatt/engine';
import { unitHas } from '../../01-units/units.ts';
import { steps } from '../../kit.ts';

/** What the end of a round does about reserves: a die for each unit, then the arrivals. */
export const reserveSteps = steps('endOfRound', {
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
    const need = Math.max(2, 7 - g.state.round);
    const roll = { by: g.state.units[unit]!.owner, rule: 'FD-RESERVE-03', purpose: 'reserves' } as const;
    if (yield* rollAtLeast(g, need, roll))
      g.set(c, { rolling, arriving: [...c.arriving, unit] }, 'FD-RESERVE-04', 'FD-GAP-91');
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
});
