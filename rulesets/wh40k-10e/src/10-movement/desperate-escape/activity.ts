import { ask, atLeast, hasEffect, type Rule, rollPool, unmodified } from '@walstatt/engine';
import { isOnBattlefield, modelHas, modelsOf } from '../../01-units/units.ts';
import { die } from '../../14-attacks/lose-wound.ts';
import { activity } from '../../kit.ts';

const SAFE = 3;

/**
 * Desperate escape (Fluchttest). WH-FALL-08: all tests of a unit come before any of its models moves. Replies who may
 * pass over enemies.
 */
export const desperateEscape = activity('desperateEscape', {
  goesOnWhile: (look, c) => isOnBattlefield(look.state, c.unit),
  steps: {
    /**
     * WH-FALL-07: one test for each model that will pass over enemies, but none for a model that is TITANIC or can FLY.
     * WH-FALL-11, WH-CMD-11, WH-G-33: if the unit is battle-shocked, one for every model. WH-FALL-10: never more than one each.
     */
    *tests(g, c): Rule<void> {
      const models = modelsOf(g.state, c.unit);
      const shocked = hasEffect(g.state, c.unit, 'battleShocked');
      const afraid = models.filter((m) => !modelHas(g.state, m, 'TITANIC') && !modelHas(g.state, m, 'FLY'));
      const through = shocked
        ? models
        : yield* ask(g, {
            kind: 'chooseMany',
            name: 'passOver',
            by: c.seat,
            rule: 'WH-FALL-07',
            args: { unit: c.unit },
            options: afraid.map((id) => ({ id })),
            min: 0,
            max: afraid.length,
          });
      g.reply([...through]);
      const counts = yield* rollPool(g, {
        by: c.seat,
        rule: shocked ? 'WH-FALL-11' : 'WH-FALL-09',
        purpose: 'desperateEscape',
        about: c.unit,
        n: through.length,
        classes: atLeast(SAFE),
        needs: () => unmodified(SAFE),
      });
      g.set(c, { lost: counts[0]! });
    },

    /** WH-FALL-09, WH-G-32: for each 1 or 2 its player chooses a model of the unit, which is destroyed. */
    *losses(g, c): Rule<string | undefined> {
      if (c.lost === 0) return undefined;
      g.set(c, { lost: c.lost - 1 });
      const model = yield* ask(g, {
        kind: 'choose',
        name: 'escapeLoss',
        by: c.seat,
        rule: 'WH-FALL-09',
        args: { unit: c.unit },
        options: modelsOf(g.state, c.unit).map((id) => ({ id })),
      });
      die(g, model!, 'WH-FALL-09');
      return 'losses';
    },
  },
});
