import type { Explained, RuleId } from '@walstatt/engine';
import { type Armour, armourOf, profileOf } from '../../01-units/units.ts';
import { coverOf } from '../../14-terrain/terrain.ts';
import type { L } from '../../kit.ts';
import type { AttackKind } from './save-modifiers.ts';

/** FD-VEHICLE-01 to 03. */
const ARMOUR: Readonly<Record<Armour, { reduces: number; ignoresBelow: number; rules: readonly RuleId[] }>> = {
  lightArmour: { reduces: 3, ignoresBelow: 2, rules: ['FD-VEHICLE-01', 'FD-SPECIAL-14'] },
  mediumArmour: { reduces: 4, ignoresBelow: 3, rules: ['FD-VEHICLE-02', 'FD-SPECIAL-15', 'FD-SPECIAL-21'] },
  heavyArmour: { reduces: 5, ignoresBelow: 4, rules: ['FD-VEHICLE-03', 'FD-SPECIAL-16'] },
};

/** What a hit of some FP means for a model: ignored by armour, or a save; and whether an unsaved one takes the whole model. */
export type SaveRoll = { readonly ignored: boolean; readonly need: number; readonly whole: boolean };

export function saveAgainst(look: L, model: string, fp: number, kind: AttackKind): SaveRoll {
  const s = look.state;
  const { save } = profileOf(s, model);
  const unit = s.models[model]!.unit;
  const armour = armourOf(s, model);
  let left = fp;
  if (armour !== null) {
    const { reduces, ignoresBelow, rules } = ARMOUR[armour];
    for (const r of rules) look.note(r);
    if (fp < ignoresBelow) {
      look.note('FD-VEHICLE-04');
      return { ignored: true, need: 7, whole: false };
    }
    look.note('FD-VEHICLE-05');
    left = fp - reduces;
  }
  const need = look.modify('save', save, savedBy(look, unit, kind, left));
  const whole = s.options.wholeModel === 'fpAboveSave' ? left > save : save + left > 6;
  look.note(armour === null ? 'FD-SHOOT-12' : 'FD-VEHICLE-06');
  return { ignored: false, need, whole };
}

/** What changes a save: the FP that armour has left, cover, and a unit that takes cover. */
function savedBy(look: L, unit: string, kind: AttackKind, fp: number) {
  const cover = kind === 'hazard' ? ('none' as const) : coverOf(look, unit);
  return { kind, fp, cover, takeCover: look.state.units[unit]!.takeCover };
}

/** Why a model needs what it needs to save. */
export function saveReasons(look: L, model: string, fp: number, kind: AttackKind): Explained {
  const armour = armourOf(look.state, model);
  const { unit } = look.state.models[model]!;
  const left = armour === null ? fp : fp - ARMOUR[armour].reduces;
  return look.explain('save', profileOf(look.state, model).save, savedBy(look, unit, kind, left));
}
