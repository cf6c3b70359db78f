import { hasEffect } from '@walstatt/engine';
import { boxOfPolygon, whollyWithinRegion } from '@walstatt/geometry';
import { boxAround, boxesMeet } from '@walstatt/tabletop';
import { modelHas, profileOf } from '../01-units/units.ts';
import { inch, standing } from '../04-measuring/table-top.ts';
import { isRanged, penetrationOf, type Save } from '../14-attacks/attack.ts';
import { hasAbility } from '../15-weapon-abilities/ability.ts';
import { isBlindFire } from '../15-weapon-abilities/indirect-fire.ts';
import type { State } from '../generated/state.ts';
import { type L, modifier } from '../kit.ts';
import { isWhollyIn, volumeOf } from './area.ts';
import { isHiddenBy } from './hides.ts';

const NEAR_BARRICADE = inch(3);

/** The terrain features that give a model the benefit of cover against the ranged attacks of a unit. */
export const coverOf = (look: L, unit: string, model: string): readonly string[] =>
  look.memo('coverOf', `${unit} ${model}`, () => {
    const attackers = standing(look, unit);
    const { body } = volumeOf(look, model);
    const between = boxAround([...attackers.bodies, body]);
    const { terrain } = look.state;
    return Object.keys(terrain).filter((id) => {
      const { footprint, solids } = terrain[id]!;
      if (!boxesMeet(between, boxOfPolygon([...footprint, ...solids.flatMap((solid) => solid.shape)]))) return false;
      return givesCover(look, id, model, attackers.models);
    });
  });

/**
 * WH-TERRAIN-11, WH-TERRAIN-17, WH-TERRAIN-21, WH-TERRAIN-27, WH-TERRAIN-34, WH-TERRAIN-37, WH-TERRAIN-50: by its kind,
 * to models wholly within it or not fully visible because of it. WH-G-29: it is enough that it hides the model from one
 * of the unit, whether that shoots or not.
 */
function givesCover(look: L, feature: string, model: string, attackers: readonly string[]): boolean {
  const { kind } = look.state.terrain[feature]!;
  const isInfantry = (): boolean => modelHas(look.state, model, 'INFANTRY');
  switch (kind) {
    case 'crater':
      return isInfantry() && isWhollyIn(look, model, feature);
    case 'barricade':
      if (!isInfantry() || !isNear(look, model, feature)) return false;
      break;
    case 'woods':
    case 'ruins':
      if (isWhollyIn(look, model, feature)) return true;
      break;
    default:
      break;
  }
  return attackers.some((attacker) => isHiddenBy(look, feature, attacker, model));
}

/** WH-TERRAIN-17, WH-G-22: wholly within 3" of the barricade, in space. */
function isNear(look: L, model: string, feature: string): boolean {
  const { body, bottom } = volumeOf(look, model);
  const { footprint, solids } = look.state.terrain[feature]!;
  const up = Math.max(0, bottom - Math.max(0, ...solids.map((solid) => solid.top)));
  if (up > NEAR_BARRICADE) return false;
  return whollyWithinRegion(body, footprint, Math.floor(Math.sqrt(NEAR_BARRICADE * NEAR_BARRICADE - up * up)));
}

/** WH-STRAT-32, WH-STRAT-34: a unit that has gone to ground or hides in smoke is in cover wherever it stands. */
const isCovered = (s: State, unit: string): boolean =>
  hasEffect(s, unit, 'wentToGround') || hasEffect(s, unit, 'inSmoke');

/**
 * WH-TERRAIN-04, WH-TERRAIN-07, WH-TERRAIN-08: +1 to saves against ranged attacks, once. WH-TERRAIN-05: not to
 * invulnerable saves. WH-TERRAIN-06, WH-G-48: nor to a Save of 3+ or better against AP 0. WH-WEAP-05: nor against
 * weapons that ignore cover. WH-WEAP-18: fire at what nobody sees leaves the target in cover wherever it stands.
 */
export const benefitOfCover = modifier({
  rule: 'WH-TERRAIN-04',
  op: 'add',
  when(look, save: Save) {
    const { state } = look;
    if (save.invulnerable || !isRanged(state, save)) return false;
    if (hasAbility(state.weapons[save.weapon]!, 'ignoresCover')) return false;
    if (profileOf(state, save.saver).save <= 3 && penetrationOf(look, save) === 0) return false;
    return isBlindFire(state, save) || isCovered(state, save.target) || coverOf(look, save.unit, save.saver).length > 0;
  },
  by: 1,
});
