import { ask, FINISHED, rollDie } from '@walstatt/engine';
import { activity, bigWindow } from '../kit.ts';
import { chargeTargets, contactsOf } from '../rules/contact.ts';
import { inch } from '../rules/field.ts';
import { unitOf } from '../rules/units.ts';
import { newFight } from './fight.ts';
import { goesOn, walkOf } from './moves.ts';

/** SK-CHARGE-01..05: into contact with an enemy unit, then a fight. */
export const charge = activity('charge', {
  goesOnWhile: goesOn,
  steps: {
    *declare(g, c) {
      const target = yield* ask(g, {
        kind: 'choose',
        name: 'chooseChargeTarget',
        by: unitOf(g.state, c.unit).owner,
        rule: 'SK-CHARGE-01',
        args: { unit: c.unit },
        options: chargeTargets(g, c.unit).map((id) => ({ id })),
      });
      if (target === null) return FINISHED;
      g.apply({ type: 'chargeDeclared', rules: ['SK-CHARGE-01'], unit: c.unit, target });
      g.set(c, { target });
      return undefined;
    },

    /** SK-CHARGE-05. */
    overwatch: bigWindow('afterMove'),

    *reach(g, c) {
      const { owner, move } = unitOf(g.state, c.unit);
      const extra = yield* rollDie(g, { by: owner, rule: 'SK-CHARGE-02', purpose: 'charge', sides: 3 });
      g.set(c, { reach: move + inch(extra) });
    },

    run: (g, c) => walkOf(g, c.unit, 'charge', c.reach, c.target),

    arrive(g, c) {
      if (contactsOf(g, c.unit, c.target!) > 0) g.then('fight', newFight(c.unit, c.target!), 'SK-CHARGE-05');
      else g.apply({ type: 'chargeFailed', rules: ['SK-CHARGE-04'], unit: c.unit, target: c.target! });
    },
  },
});
