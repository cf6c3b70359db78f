import { type Solid, spaceGap } from '@walstatt/geometry';
import { areEnemyUnits, modelHas } from '../../01-units/units.ts';
import { inBaseContact } from '../../03-engagement/base-contact.ts';
import { type Standing, standing, tableTop } from '../../04-measuring/table-top.ts';
import type { L } from '../../kit.ts';

/** The enemies of a unit on the battlefield. */
export const enemyStands = (look: L, unit: string): Standing[] =>
  tableTop(look).units.filter(({ id }) => areEnemyUnits(look.state, unit, id));

/** Rounding makes nothing closer or farther. */
const NOISE = 1e-6;

/**
 * WH-PILE-04, WH-CONS-03: the enemy model closest to a model, or several if they are equally close (WH-G-26). WH-AIR-28:
 * AIRCRAFT do not count for a model that cannot FLY.
 */
export function closestFoes(look: L, unit: string, model: string): Solid[] {
  const { models, measured } = standing(look, unit);
  const own = measured[models.indexOf(model)]!;
  const aloft = modelHas(look.state, model, 'FLY');
  let least = Number.POSITIVE_INFINITY;
  let closest: Solid[] = [];
  for (const enemy of enemyStands(look, unit))
    for (const [i, foe] of enemy.measured.entries()) {
      if (!aloft && modelHas(look.state, enemy.models[i]!, 'AIRCRAFT')) continue;
      const far = spaceGap(own, foe);
      if (far < least - NOISE) closest = [foe];
      else if (far <= least + NOISE) closest.push(foe);
      least = Math.min(least, far);
    }
  return closest;
}

/** WH-PILE-01, WH-CONS-01: who may move: not in base contact with an enemy. WH-AIR-26, WH-AIR-27: and no AIRCRAFT. */
export function moversOf(look: L, unit: string): string[] {
  const { models, measured } = standing(look, unit);
  const foes = enemyStands(look, unit).flatMap((enemy) => enemy.measured);
  return models.filter(
    (model, i) => !modelHas(look.state, model, 'AIRCRAFT') && !foes.some((foe) => inBaseContact(measured[i]!, foe)),
  );
}
