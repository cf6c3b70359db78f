import { ask, type Rule } from '@walstatt/engine';
import { isOnTable } from '../../01-units/units.ts';
import { activity } from '../../kit.ts';
import { ACTION_RULE, choiceOf } from '../actions.ts';
import { againstActivation } from '../set-aside.ts';

/** FD-ROUND-06, FD-ACTION-01, FD-ACTION-06: two different short actions or one long one, chosen one at a time. */
export const activation = activity('activation', {
  begins: againstActivation,
  goesOnWhile: (look, c) => isOnTable(look.state, c.unit),
  steps: {
    begin(g, c): void {
      const fleeing = g.state.units[c.unit]!.morale === 'fleeing';
      g.apply({
        type: 'activated',
        rules: fleeing ? ['FD-ROUND-06', 'FD-FLEE-04', 'FD-ROUND-08'] : ['FD-ROUND-06', 'FD-UNIT-02'],
        unit: c.unit,
      });
    },

    /** FD-GAP-38: the actions are worked out anew before each one. FD-GAP-29: the player may stop. */
    *choose(g, c): Rule<string | undefined> {
      const { actions, must } = choiceOf(g, c);
      const chosen = yield* ask(g, {
        kind: 'activity',
        name: 'action',
        by: c.seat,
        rule: 'FD-ACTION-06',
        args: { unit: c.unit, taken: c.taken },
        options: actions.map((id) => ({ id, activity: 'act', args: { rule: ACTION_RULE[id] } })),
        ...(must ? {} : { optional: true as const }),
      });
      const action = actions.find((a) => a === chosen);
      if (action === undefined) return 'end';
      if (action === 'fastMove') g.set(c, { fastUsed: true }, 'FD-SPECIAL-01', 'FD-GAP-76');
      else g.set(c, { taken: [...c.taken, action] });
      g.then('act', { seat: c.seat, unit: c.unit, action, free: false }, ACTION_RULE[action]);
      return undefined;
    },

    /** FD-GAP-40: a failed rally of a pinned unit ends its activation. */
    after(g, c): string {
      if (c.taken[c.taken.length - 1] === 'rallyAction' && g.state.units[c.unit]!.morale === 'pinned')
        g.set(c, { over: true }, 'FD-GAP-40');
      return 'choose';
    },

    end(): void {},
  },
});
