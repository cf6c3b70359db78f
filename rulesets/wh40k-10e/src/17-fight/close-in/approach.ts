import type { RuleId } from '@walstatt/engine';
import { gapAtMost, type Solid } from '@walstatt/geometry';
import { modelHas } from '../../01-units/units.ts';
import { ACROSS, inEngagementRange } from '../../03-engagement/engagement.ts';
import { inch, type Standing, standing } from '../../04-measuring/table-top.ts';
import type { Manner } from '../../10-movement/manner.ts';
import type { Approach } from '../../16-charge/approach/approach.ts';
import type { L } from '../../kit.ts';
import { closestFoes, enemyStands, moversOf } from './foes.ts';

export const STEP = inch(3);

/** The rules of a move towards the enemy: how far, closer, in contact, within engagement range. */
export type Rules = { readonly far: RuleId; readonly closer: RuleId; readonly contact: RuleId; readonly near: RuleId };

/** A short move within the fight: enemies are passed by nobody, but all may come near them. */
export const shortMove = (far: RuleId): Manner => ({ far, characteristic: false, near: null, end: null, flies: false });

/** A unit that closes in on the enemy by 3". */
export function closingIn(look: L, unit: string, rules: Rules): Approach {
  const { models, bodies } = standing(look, unit);
  const enemies = enemyStands(look, unit);
  const aloft = models.some((model) => modelHas(look.state, model, 'FLY'));
  const foes: Solid[] = [];
  for (const enemy of enemies)
    for (const [i, foe] of enemy.measured.entries()) {
      if (!aloft && modelHas(look.state, enemy.models[i]!, 'AIRCRAFT')) continue;
      if (bodies.some((own) => gapAtMost(own, foe.body, STEP + ACROSS))) foes.push(foe);
    }
  return {
    move: { unit, manner: shortMove(rules.far), distance: STEP },
    movers: moversOf(look, unit),
    goals: models.map((model) => closestFoes(look, unit, model).map((foe) => [foe])),
    closer: rules.closer,
    foes,
    contact: rules.contact,
    everybody: false,
    missing: (ends) =>
      isEngaged(ends, enemies) ? [] : [{ refusal: { code: 'notNear', rule: rules.near }, near: foes }],
  };
}

const isEngaged = (ends: Standing, enemies: readonly Standing[]): boolean =>
  ends.measured.some((own) => enemies.some((enemy) => enemy.measured.some((foe) => inEngagementRange(own, foe))));

/** Whether an enemy is so near that the unit could end within engagement range of it. */
export const isNearFoes = (look: L, unit: string): boolean =>
  enemyStands(look, unit).some((enemy) =>
    standing(look, unit).bodies.some((own) => enemy.bodies.some((foe) => gapAtMost(own, foe, STEP + ACROSS))),
  );
