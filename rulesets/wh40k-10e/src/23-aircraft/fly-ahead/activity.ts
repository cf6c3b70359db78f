import { ask, FINISHED, type Rule } from '@walstatt/engine';
import { isOnBattlefield } from '../../01-units/units.ts';
import { standing } from '../../04-measuring/table-top.ts';
import { countAsMoved } from '../../10-movement/moved.ts';
import type { Contexts } from '../../generated/state.ts';
import { activity, bigWindow, type G } from '../../kit.ts';
import { endOfFlight, flightsOf } from './flight.ts';

/** WH-AIR-08, WH-AIR-10, WH-AIR-11: the only move of AIRCRAFT, a normal move straight ahead. */
export const flyAhead = activity('flyAhead', {
  goesOnWhile: (look, c) => isOnBattlefield(look.state, c.unit),
  steps: {
    begins: bigWindow<Contexts['flyAhead']>('moveBegins'),

    *fly(g, { seat, unit }): Rule<string | undefined> {
      const plan = yield* ask(g, {
        kind: 'path',
        name: 'flyAhead',
        by: seat,
        rule: 'WH-AIR-10',
        args: { unit },
        movers: standing(g, unit).models,
        none: true,
        must: true,
      });
      const flights = flightsOf(g, unit, plan) ?? [];
      if (flights.length === 0) {
        leave(g, unit);
        return FINISHED;
      }
      const placed = flights.map((f) => ({ model: f.model, ...endOfFlight(g, unit, f) }));
      g.apply({ type: 'unitMoved', rules: ['WH-AIR-10', 'WH-AIR-11'], unit, placed, how: 'normal' });
      countAsMoved(g, unit, 'normal', 'WH-AIR-10');
      return undefined;
    },

    ends: bigWindow<Contexts['flyAhead']>('moveEnds'),
  },
});

/** WH-AIR-13, WH-AIR-14: into Strategic Reserves. WH-AIR-15: the unit comes back in its player's next turn. */
function leave(g: G, unit: string): void {
  g.apply({ type: 'flewOff', rules: ['WH-AIR-13', 'WH-AIR-14'], unit });
  countAsMoved(g, unit, 'normal', 'WH-AIR-13');
  g.beginEffect({
    name: 'mustReturn',
    rule: 'WH-AIR-15',
    on: unit,
    by: g.state.units[unit]!.owner,
    data: {},
    until: { until: 'event', type: 'unitSetUp' },
    stack: 'once',
  });
}
