import { ask, type Rule, window } from '@walstatt/engine';
import { modelsOf } from '../../01-units/units.ts';
import { deckOf } from '../../12-transports/firing-deck/weapons.ts';
import { activity } from '../../kit.ts';
import { againstShooting } from '../eligible.ts';
import { choicesOf, volleysOf } from './choices.ts';

/** WH-SHOOT-05: a unit that was selected to shoot selects its targets, then makes its ranged attacks. */
export const shoot = activity('shoot', {
  begins(look, { unit }) {
    const rule = againstShooting(look, unit);
    return rule === null ? [] : [rule];
  },
  steps: {
    /** WH-TRANS-15: first it is settled what passengers fire. */
    deck(g, { seat, unit }): void {
      if (modelsOf(g.state, unit).some((m) => deckOf(g.state, m) > 0))
        g.then('firingDeck', { seat, unit, models: [] }, 'WH-TRANS-15');
    },

    /** WH-SHOOT-06, WH-SHOOT-09, WH-SHOOT-11: all targets before the first attack; WH-SHOOT-10: one for each weapon. */
    *targets(g, c): Rule<void> {
      const answer = yield* ask(g, {
        kind: 'assign',
        name: 'targets',
        by: c.seat,
        rule: 'WH-SHOOT-06',
        args: { unit: c.unit },
        ...choicesOf(g, c.unit, c.only),
      });
      const volleys = volleysOf(g, c.unit, answer);
      g.set(c, { volleys });
      for (const { target, guns } of volleys)
        g.apply({ type: 'shotAt', rules: ['WH-SHOOT-06'], unit: c.unit, target, weapons: guns.length });
    },

    /** WH-STRAT-31, WH-STRAT-33: right after it has selected its targets. */
    *selected(g, { seat, unit, volleys }): Rule<void> {
      if (volleys.length > 0)
        yield* window(g, 'targetsSelected', { seat, unit, targets: volleys.map(({ target }) => target) });
    },

    attacks: (g, { seat, unit, volleys }) =>
      g.then('volleys', { seat, unit, melee: false, volleys: [...volleys], hazards: 0 }, 'WH-SHOOT-14'),
  },
});
