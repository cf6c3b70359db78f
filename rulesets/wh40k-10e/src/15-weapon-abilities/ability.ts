import type { Weapon, WeaponAbility } from '../generated/state.ts';

type Name = WeaponAbility['ability'];

/** An ability of a weapon with what belongs to it, or null if the weapon does not have it. */
export const abilityOf = <N extends Name>(weapon: Weapon, name: N): Extract<WeaponAbility, { ability: N }> | null =>
  (weapon.abilities.find((a) => a.ability === name) as Extract<WeaponAbility, { ability: N }> | undefined) ?? null;

/** WH-WEAP-01: a weapon has the abilities that its profile names. */
export const hasAbility = (weapon: Weapon, name: Name): boolean => weapon.abilities.some((a) => a.ability === name);
