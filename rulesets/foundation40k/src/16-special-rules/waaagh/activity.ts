import { ask, type Rule } from '@walstatt/engine';
import { unitsOf } from '../../01-units/units.ts';
import { mayMove } from '../../04-actions/actions.ts';
import { inMelee } from '../../08-close-combat/contact.ts';
import type { Contexts } from '../../generated/state.ts';
import { activity, type L } from '../../kit.ts';

type C = Contexts['waaagh'];

/**
 * FD-SPECIAL-17, FD-SPECIAL-18, FD-GAP-75: once per game a free move and then a free melee action for every unit that
 * can take them.
 */
export const waaagh = activity('waaagh', {
  steps: {
    declare(g, c): void {
      g.apply({ type: 'waaaghDeclared', rules: ['FD-SPECIAL-17', 'FD-GAP-75'], seat: c.seat });
    },

    *next(g, c): Rule<string | undefined> {
      const rule = c.stage === 'moves' ? 'FD-SPECIAL-17' : 'FD-SPECIAL-18';
      const unit = yield* ask(g, {
        kind: 'choose',
        name: c.stage === 'moves' ? 'waaaghMove' : 'waaaghFight',
        by: c.seat,
        rule,
        args: {},
        options: eligible(g, c).map((id) => ({ id })),
        optional: true,
      });
      if (unit === null) {
        if (c.stage === 'fights') return 'end';
        g.set(c, { stage: 'fights', done: [] });
        return 'next';
      }
      g.set(c, { done: [...c.done, unit] });
      const action = c.stage === 'moves' ? 'moveAction' : 'meleeAction';
      g.then('act', { seat: c.seat, unit, action, free: true }, rule, 'FD-GAP-36');
      return 'next';
    },

    end(): void {},
  },
});

const eligible = (look: L, c: C): string[] =>
  unitsOf(look.state, c.seat).filter(
    (u) =>
      !c.done.includes(u) &&
      look.state.units[u]!.morale === 'ok' &&
      (c.stage === 'moves' ? mayMove(look, u) : inMelee(look, u)),
  );
