import { ask, type Rule } from '@walstatt/engine';
import { spotOf } from '../01-units/places.ts';
import { unitsOf } from '../01-units/units.ts';
import { notGivenUp } from '../06-turn/seats.ts';
import { steps } from '../kit.ts';
import { flyersDue, mustFly } from './flyers.ts';

/** What the start of a turn does about flyers. */
export const flyerSteps = steps('startOfTurn', {
  /** WP-FLYER-05: flyers that are over the table climb away. */
  flyersOff(g, c): void {
    const everybody = g.state.options.flyersLeave === 'nextTurn';
    for (const unit of everybody ? Object.keys(g.state.units) : unitsOf(g.state, c.side)) {
      const u = g.state.units[unit]!;
      if (u.type === 'flyer' && u.where.at === 'table')
        g.apply({ type: 'flewOff', rules: ['WP-FLYER-05', 'WP-G-13'], unit });
    }
    const todo = flyersDue(g, c.side);
    if (todo.length > 0) g.set(c, { todo });
  },

  /** WP-FLYER-03, -06: and others come in, compulsorily in the second turn. */
  *flyersIn(g, c): Rule<string | undefined> {
    const [unit, ...todo] = notGivenUp(g, c.todo);
    if (unit === undefined) return undefined;
    g.set(c, { todo });
    const must = mustFly(g);
    const rule = must ? 'WP-FLYER-03' : 'WP-FLYER-06';
    const placed = yield* ask(g, {
      kind: 'place',
      name: 'flyIn',
      by: g.state.units[unit]!.owner,
      rule,
      args: { unit, must },
      pieces: [`${unit}.0`],
      none: true,
    });
    const [first] = placed;
    if (first !== undefined)
      g.apply({
        type: 'flewIn',
        rules: [rule, 'WP-G-13'],
        unit,
        model: spotOf(first),
      });
    return 'flyersIn';
  },
});
