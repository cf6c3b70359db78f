import { modelsOf } from '../01-units/units.ts';
import { weaponsOf } from '../12-transports/firing-deck/weapons.ts';
import { hasAbility } from '../15-weapon-abilities/ability.ts';
import type { State } from '../generated/state.ts';

/** A ranged weapon of a model. WH-SHOOT-13: of several profiles it fires with one. */
export type Arm = { readonly id: string; readonly model: string; readonly profiles: readonly string[] };

/** WH-SHOOT-09: all ranged weapons of a model. WH-TRANS-17: also those fired from its Firing Deck. Of two weapons alike with several profiles, each has its own. */
function armsOfModel(s: State, model: string): Arm[] {
  const arms: { id: string; model: string; profiles: string[] }[] = [];
  for (const weapon of weaponsOf(s, model)) {
    const { range, group } = s.weapons[weapon]!;
    if (range === null) continue;
    const open = arms.find(
      ({ profiles }) => group !== null && s.weapons[profiles[0]!]!.group === group && !profiles.includes(weapon),
    );
    if (open === undefined) arms.push({ id: `${model}/${arms.length + 1}`, model, profiles: [weapon] });
    else open.profiles.push(weapon);
  }
  return arms;
}

/** The ranged weapons of all models of a unit. */
export const armsOf = (s: State, unit: string): Arm[] => modelsOf(s, unit).flatMap((model) => armsOfModel(s, model));

export const isPistol = (s: State, { profiles }: Arm): boolean =>
  profiles.some((weapon) => hasAbility(s.weapons[weapon]!, 'pistol'));
