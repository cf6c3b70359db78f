import { inch } from '../../04-measuring/table-top.ts';
import type { CoreAbility, WeaponAbility } from '../../generated/state.ts';
import { amountOf } from '../rows/amount.ts';
import type { Dice, SheetAbility, WeaponProfile, WrittenWeapon } from '../sheet.ts';

/** The words in which the game's own datasheets are written. */

/** Abilities that are nothing but their name. */
type Plain<A extends { ability: string }> = A extends { ability: infer N extends string }
  ? [Exclude<keyof A, 'ability'>] extends [never]
    ? N
    : never
  : never;

/** An ability of a unit or a weapon that needs nothing more than its name. */
export const has = <N extends Plain<CoreAbility> | Plain<WeaponAbility>>(ability: N): { ability: N } => ({ ability });

export const feelNoPain = (on: number, psychic = false): SheetAbility => ({ ability: 'feelNoPain', on, psychic });
export const scouts = (inches: number): SheetAbility => ({ ability: 'scouts', distance: inch(inches) });
export const deadlyDemise = (wounds: Dice): SheetAbility => ({ ability: 'deadlyDemise', wounds: amountOf(wounds) });
export const firingDeck = (models: number): SheetAbility => ({ ability: 'firingDeck', models });

export const rapidFire = (attacks: Dice): WeaponAbility => ({ ability: 'rapidFire', attacks: amountOf(attacks) });
export const sustainedHits = (hits: Dice): WeaponAbility => ({ ability: 'sustainedHits', hits: amountOf(hits) });
export const melta = (damage: Dice): WeaponAbility => ({ ability: 'melta', damage: amountOf(damage) });
export const anti = (keyword: string, on: number): WeaponAbility => ({ ability: 'anti', keyword, on });

/** A weapon with a single profile, and one with several of which one is chosen. */
export const one = (profile: WeaponProfile): WrittenWeapon => ({ profiles: { standard: profile } });
export const several = (profiles: Readonly<Record<string, WeaponProfile>>): WrittenWeapon => ({ profiles });
