import { partsOf } from '../01-units/units.ts';
import type { CoreAbility, State } from '../generated/state.ts';

type Named<N extends CoreAbility['ability']> = Extract<CoreAbility, { ability: N }>;

/** WH-INTRO-06, WH-G-60: an ability of a unit that every model must have: what each living part of it says of it. */
export function abilityOfAll<N extends CoreAbility['ability']>(s: State, unit: string, name: N): Named<N>[] | null {
  const found: Named<N>[] = [];
  for (const part of partsOf(s, unit)) {
    const { datasheet, status } = s.units[part]!;
    if (status.at === 'destroyed') continue;
    const own = s.datasheets[datasheet]!.abilities.find((a) => a.ability === name);
    if (own === undefined) return null;
    found.push(own as Named<N>);
  }
  return found;
}
