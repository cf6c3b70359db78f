import type { WeaponProfile } from './profile.ts';

/** Special weapons of the book by id, from the ledger's data section. Each has one name (WP-G-15). */
export const WEAPONS: Readonly<Record<string, WeaponProfile>> = {
  'laser-cannon': { name: 'laser-cannon', firepower: 1, range: 60, specials: ['piercing(6)'] },
  'hailstorm-cannon': { name: 'hailstorm-cannon', firepower: 4, range: 36, specials: ['piercing(2)'] },
  'heat-cannon': { name: 'heat-cannon', firepower: 1, range: 24, specials: ['explosive(D3)', 'piercing(7)'] },
  'machine-gun': { name: 'machine-gun', firepower: 5, range: 36, specials: ['piercing(1)'] },
  'anti-tank-weapon': { name: 'anti-tank-weapon', firepower: 1, range: 36, specials: ['explosive(D3)', 'piercing(5)'] },
};

/**
 * What each costs as an upgrade of a unit (WP-BFG-10). No points are printed, so these are guesses like all points
 * (WP-G-54).
 */
export const UPGRADES: Readonly<Record<string, number>> = {
  'laser-cannon': 25,
  'hailstorm-cannon': 20,
  'heat-cannon': 25,
  'machine-gun': 15,
  'anti-tank-weapon': 20,
};

/** Equipment that adds dice of its own in melee (WP-DEMO-12, -14). */
export const EXTRAS: Readonly<
  Record<string, { readonly name: string; readonly dice: number; readonly crushing: number }>
> = {
  'heat-hammer': { name: 'heat-hammer', dice: 1, crushing: 6 },
  'ripper-claws': { name: 'ripper-claws', dice: 2, crushing: 5 },
};
