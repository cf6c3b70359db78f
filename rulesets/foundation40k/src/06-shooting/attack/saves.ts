import type { Explained } from '@walstatt/engine';
import { type Armour, armourOf, profileOf } from '../../01-units/units.ts';
import { coverOf } from '../../14-terrain/terrain.ts';
import type { L } from '../../kit.ts';
import type { AttackKind } from './save-modifiers.ts';

/** Armour (FD-SPECIAL-21) takes this much off FP and ignores hits with less. */
const ARMOUR: Readonly<Record<Armour, { reduces: number; ignoresBelow: number }>> = {
  /** FD-VEHICLE-01, FD-SPECIAL-14. */
  lightArmour: { reduces: 3, ignoresBelow: 2 },
  /** FD-VEHICLE-02, FD-SPECIAL-15. */
  mediumArmour: { reduces: 4, ignoresBelow: 3 },
  /** FD-VEHICLE-03, FD-SPECIAL-16. */
  heavyArmour: { reduces: 5, ignoresBelow: 4 },
};

/**
 * What a hit with a given FP means for a model: armour ignores it, or the model saves. Also says whether an unsaved hit
 * removes the whole model.
 */
export type SaveRoll = { readonly ignored: boolean; readonly need: number; readonly whole: boolean };

/**
 * FD-SHOOT-10, FD-VEHICLE-04, FD-VEHICLE-05: the save against one hit. FD-SHOOT-12, FD-VEHICLE-06: an unsaved hit
 * removes the whole model if its FP, less what armour takes off, exceeds RW.
 */
export function saveAgainst(look: L, model: string, fp: number, kind: AttackKind): SaveRoll {
  const s = look.state;
  const { save } = profileOf(s, model);
  const unit = s.models[model]!.unit;
  const armour = armourOf(s, model);
  let left = fp;
  if (armour !== null) {
    const { reduces, ignoresBelow } = ARMOUR[armour];
    if (fp < ignoresBelow) return { ignored: true, need: 7, whole: false };
    left = fp - reduces;
  }
  const need = look.modify('save', save, savedBy(look, unit, kind, left));
  const whole = s.options.wholeModel === 'fpAboveSave' ? left > save : save + left > 6;
  return { ignored: false, need, whole };
}

/** What changes a save: the FP that armour leaves, cover, and a unit that takes cover. */
function savedBy(look: L, unit: string, kind: AttackKind, fp: number) {
  return { kind, fp, cover: coverOf(look, unit), takeCover: look.state.units[unit]!.takeCover };
}

/** Why a model needs this save. */
export function saveReasons(look: L, model: string, fp: number, kind: AttackKind): Explained {
  const armour = armourOf(look.state, model);
  const { unit } = look.state.models[model]!;
  const left = armour === null ? fp : fp - ARMOUR[armour].reduces;
  return look.explain('save', profileOf(look.state, model).save, savedBy(look, unit, kind, left));
}
