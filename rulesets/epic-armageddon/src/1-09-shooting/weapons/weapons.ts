import type { State, Weapon, WeaponMode } from '../../generated/state.ts';

export type Kind = 'ap' | 'at' | 'mw';
export const KINDS: readonly Kind[] = ['ap', 'at', 'mw'];

/** The weapons of a unit. EA-2.1.1-02: with those of the characters that it is host to. */
export function weaponsOf(s: State, unit: string): readonly Weapon[] {
  const { profile, characters } = s.units[unit]!;
  const own = s.profiles[profile]!.weapons;
  return characters.length === 0 ? own : [...own, ...characters.flatMap((id) => s.profiles[id]!.weapons)];
}

/** EA-1.1.3-06: whether a line of a weapon is used in shooting at the ground. */
export const isFire = ({ use, ap, at, mw, barrage }: WeaponMode): boolean =>
  use === 'fire' && (ap !== null || at !== null || mw !== null || barrage !== null);

/** The kinds of fire of a line of a weapon. */
export const kindsOf = (mode: WeaponMode): Kind[] =>
  mode.use === 'fire' ? KINDS.filter((kind) => mode[kind] !== null) : [];
