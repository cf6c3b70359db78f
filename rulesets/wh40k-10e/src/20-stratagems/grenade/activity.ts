import { ask, atLeast, type Rule, rollPool, unmodified } from '@walstatt/engine';
import { areEnemyUnits, modelsOf } from '../../01-units/units.ts';
import { engagedBy } from '../../03-engagement/engagement.ts';
import { unitsWithin } from '../../04-measuring/questions.ts';
import { inch, standing, tableTop } from '../../04-measuring/table-top.ts';
import { seesUnit } from '../../05-visibility/sight.ts';
import { activity, type L } from '../../kit.ts';

const REACH = inch(8);
/** WH-STRAT-19. */
export const GRENADES = { dice: 6, needed: 4 } as const;

/** WH-STRAT-19: enemies within 8" that the unit sees and that are in no fight. */
export const grenadeTargets = (look: L, unit: string): string[] =>
  tableTop(look).units.flatMap(({ id }) =>
    areEnemyUnits(look.state, unit, id) &&
    unitsWithin(standing(look, unit), standing(look, id), REACH) &&
    engagedBy(look, id).length === 0 &&
    modelsOf(look.state, unit).some((model) => seesUnit(look, model, id))
      ? [id]
      : [],
  );

/** WH-STRAT-19: six dice; each 4 or more is a mortal wound. */
export const grenade = activity('grenade', {
  steps: {
    *toss(g, { seat, unit }): Rule<void> {
      const target = (yield* ask(g, {
        kind: 'choose',
        name: 'grenadeTarget',
        by: seat,
        rule: 'WH-STRAT-19',
        args: { unit },
        options: grenadeTargets(g, unit).map((id) => ({ id })),
      }))!;
      const counts = yield* rollPool(g, {
        by: seat,
        rule: 'WH-STRAT-19',
        purpose: 'grenade',
        about: unit,
        n: GRENADES.dice,
        classes: atLeast(GRENADES.needed),
        needs: () => unmodified(GRENADES.needed),
      });
      const left = counts[1]!;
      if (left > 0) g.then('mortalWounds', { unit: target, left }, 'WH-STRAT-19');
    },
  },
});
