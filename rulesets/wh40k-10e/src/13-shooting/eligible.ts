import { hasEffect, type RuleId } from '@walstatt/engine';
import { modelsOf } from '../01-units/units.ts';
import { movedHow } from '../10-movement/moved.ts';
import { modelsAboard } from '../12-transports/capacity.ts';
import { deckOf, rangedWeapons } from '../12-transports/firing-deck/weapons.ts';
import { hasAbility } from '../15-weapon-abilities/ability.ts';
import type { State, WeaponAbility } from '../generated/state.ts';
import type { L } from '../kit.ts';
import { type Arm, armsOf } from './arms.ts';
import { hasOnlyPistols, targetsOf } from './targets.ts';

/**
 * The rule by which a unit may not be selected to shoot, or null. WH-SHOOT-03, WH-SHOOT-04: not after an advance or a
 * fall back. WH-LOCK-01, WH-BIGGUN-01, WH-BIGGUN-07: nor out of combat, unless its guns never tire. WH-WEAP-02,
 * WH-WEAP-07: weapons that may fire all the same make it eligible. WH-SHOOT-02: once per phase.
 */
export function againstShooting(look: L, unit: string): RuleId | null {
  const { state } = look;
  if (hasEffect(state, unit, 'shot')) return 'WH-SHOOT-02';
  const how = movedHow(state, unit);
  if (how === 'fallBack') return 'WH-SHOOT-04';
  if (how === 'advance' && !hasWeaponWith(look, unit, 'assault')) return 'WH-SHOOT-03';
  return hasOnlyPistols(look, unit) && !hasWeaponWith(look, unit, 'pistol') ? 'WH-LOCK-01' : null;
}

const hasWeaponWith = (look: L, unit: string, ability: WeaponAbility['ability']): boolean =>
  armsOf(look.state, unit).some(({ profiles }) =>
    profiles.some((weapon) => hasAbility(look.state.weapons[weapon]!, ability)),
  );

/** WH-SHOOT-07: has any of its weapons a target? WH-TRANS-16: or one that may be fired from its Firing Deck. */
export const hasTargets = (look: L, unit: string): boolean =>
  [...armsOf(look.state, unit), ...onDecks(look.state, unit)].some(({ model, profiles }) =>
    profiles.some((weapon) => targetsOf(look, { unit, model, weapon }).length > 0),
  );

const onDecks = (s: State, unit: string): Pick<Arm, 'model' | 'profiles'>[] =>
  modelsOf(s, unit).flatMap((model) =>
    deckOf(s, model) === 0
      ? []
      : modelsAboard(s, model).map((passenger) => ({ model, profiles: rangedWeapons(s, passenger) })),
  );
