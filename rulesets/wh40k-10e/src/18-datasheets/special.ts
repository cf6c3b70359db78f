import { isThere } from '../01-units/units.ts';
import type { SpecialAbility, SpecialDeed, State } from '../generated/state.ts';

type Deed<N extends SpecialDeed['does']> = Extract<SpecialDeed, { does: N }>;

/** An ability of a datasheet's own, with the model that has it. */
export type Special<N extends SpecialDeed['does']> = {
  readonly model: string;
  readonly name: string;
  readonly deed: Deed<N>;
};

/**
 * WH-DATA-05: what the models of a row of `units` that are on the battlefield can do of one kind. An ability of wargear
 * belongs to the models that have it.
 */
export function specialsOf<N extends SpecialDeed['does']>(s: State, unit: string, does: N): Special<N>[] {
  const found: Special<N>[] = [];
  const { datasheet, models } = s.units[unit]!;
  for (const ability of s.datasheets[datasheet]!.special) {
    if (ability.does.does !== does) continue;
    for (const model of models)
      if (isThere(s, model) && hasWargear(s, model, ability))
        found.push({ model, name: ability.name, deed: ability.does as Deed<N> });
  }
  return found;
}

const hasWargear = (s: State, model: string, { wargear }: SpecialAbility): boolean =>
  wargear === null || s.models[model]!.wargear.includes(wargear);
