import { hasKeyword, modelHas } from '../../01-units/units.ts';
import { inBaseContact } from '../../03-engagement/base-contact.ts';
import { engagedBy, inEngagementRange } from '../../03-engagement/engagement.ts';
import { standing } from '../../04-measuring/table-top.ts';
import { canFightAcross, enemiesAcross } from '../../22-terrain/across-barricade.ts';
import type { L } from '../../kit.ts';

/**
 * WH-MELEE-02, WH-MELEE-08: the enemy units within engagement range of a model. WH-MELEE-03, WH-MELEE-09: and those in
 * base contact with a model of its unit that it is in base contact with itself. WH-TERRAIN-16: and those across a
 * barricade.
 */
export function meleeTargets(look: L, unit: string, model: string): string[] {
  const { models, measured } = standing(look, unit);
  const own = measured[models.indexOf(model)]!;
  const front = measured.filter((other) => other !== own && inBaseContact(own, other));
  const enemies = new Set([...engagedBy(look, unit), ...enemiesAcross(look, unit)]);
  return [...enemies].filter((enemy) => {
    if (!mayAttack(look, model, enemy)) return false;
    const foes = standing(look, enemy).measured;
    return foes.some(
      (foe) =>
        inEngagementRange(own, foe) ||
        canFightAcross(look, own, foe) ||
        front.some((other) => inBaseContact(other, foe)),
    );
  });
}

/** WH-AIR-24, WH-AIR-25: aircraft and others fight each other only if the other can fly. */
function mayAttack({ state }: L, model: string, enemy: string): boolean {
  if (modelHas(state, model, 'AIRCRAFT') && !hasKeyword(state, enemy, 'FLY')) return false;
  return !hasKeyword(state, enemy, 'AIRCRAFT') || modelHas(state, model, 'FLY');
}
