import { hasAbility } from '../../15-weapon-abilities/ability.ts';
import { mayWield } from '../../15-weapon-abilities/psychic.ts';
import type { State } from '../../generated/state.ts';

/** What a model can fight with: the profiles to choose one from, and for each additional weapon its profiles. */
type Arms = { readonly main: readonly string[]; readonly extra: readonly (readonly string[])[] };

/**
 * WH-MELEE-04, WH-MELEE-05: one melee weapon, and of that one profile. WH-WEAP-26: weapons with extra attacks come on
 * top. WH-DATA-16: psychic weapons are for PSYKERS.
 */
export function armsOf(s: State, model: string): Arms {
  const main = new Set<string>();
  const extra: string[][] = [];
  const groups = new Map<string, string[]>();
  for (const id of s.models[model]!.weapons) {
    const weapon = s.weapons[id]!;
    if (weapon.range !== null || !mayWield(s, model, id)) continue;
    if (!hasAbility(weapon, 'extraAttacks')) {
      main.add(id);
      continue;
    }
    const profiles = weapon.group === null ? undefined : groups.get(weapon.group);
    if (profiles !== undefined) profiles.push(id);
    else {
      const first = [id];
      extra.push(first);
      if (weapon.group !== null) groups.set(weapon.group, first);
    }
  }
  return { main: [...main], extra };
}
