import { ask, type Rule } from '@walstatt/engine';
import { ownerOf, wholeUnits } from '../../01-units/units.ts';
import { standing } from '../../04-measuring/table-top.ts';
import { endOf, waysOf } from '../../10-movement/ways.ts';
import type { State } from '../../generated/state.ts';
import { activity } from '../../kit.ts';
import { scoutDistance } from './scouts.ts';

/**
 * WH-ABIL-15, WH-ONLYWAR-17: at the start of the first battle round, before the first turn begins, units with Scouts may move. WH-ABIL-18,
 * WH-G-18: first all those of the player who takes the first turn.
 */
export const scouts = activity('scouts', {
  steps: {
    *next(g, c): Rule<string | undefined> {
      const [seat, ...others] = c.seats;
      if (seat === undefined) return undefined;
      const units = scoutsOf(g.state, seat).filter((id) => !c.moved.includes(id));
      const unit =
        units.length === 0
          ? null
          : yield* ask(g, {
              kind: 'choose',
              name: 'scoutNext',
              by: seat,
              rule: 'WH-ABIL-15',
              args: {},
              options: units.map((id) => ({ id })),
              optional: true,
            });
      if (unit === null) {
        g.set(c, { seats: others });
        return 'next';
      }
      g.set(c, { moved: [...c.moved, unit] });
      const plan = yield* ask(g, {
        kind: 'path',
        name: 'scoutMove',
        by: seat,
        rule: 'WH-ABIL-15',
        args: { unit, distance: scoutDistance(g.state, unit)! },
        movers: standing(g, unit).models,
        none: true,
      });
      const placed = (waysOf(g, unit, plan) ?? []).map((way) => ({ model: way.model, ...endOf(way) }));
      if (placed.length > 0) g.apply({ type: 'scouted', rules: ['WH-ABIL-15'], unit, placed });
      return 'next';
    },
  },
});

const scoutsOf = (s: State, seat: string): string[] =>
  wholeUnits(s).filter((id) => ownerOf(s, id) === seat && scoutDistance(s, id) !== null);
