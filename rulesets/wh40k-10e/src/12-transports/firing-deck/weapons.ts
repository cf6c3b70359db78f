import type { EffectData, State } from '../../generated/state.ts';

/** WH-TRANS-17: the weapons of a model, and those that are fired from its Firing Deck until it has shot. */
export function weaponsOf(s: State, model: string): readonly string[] {
  const own = s.models[model]!.weapons;
  for (const e of s.effects)
    if (e.on === model && e.name === 'firingDeck') return [...own, ...(e.data as EffectData['firingDeck']).weapons];
  return own;
}

/** WH-TRANS-15: how many models may fire out of a TRANSPORT model. */
export function deckOf(s: State, model: string): number {
  const { abilities } = s.datasheets[s.units[s.models[model]!.unit]!.datasheet]!;
  return abilities.flatMap((a) => (a.ability === 'firingDeck' ? [a.models] : []))[0] ?? 0;
}

/** The option of a model that fires nothing. */
export const NOTHING = 'none';

/** The ranged weapons of a model. */
export const rangedWeapons = (s: State, model: string): string[] =>
  s.models[model]!.weapons.filter((weapon) => s.weapons[weapon]!.range !== null);
