import type { WeaponProfile } from './profile.ts';

/** Special weapons of the book, by id; the ledger's data section. */
export const WEAPONS: Readonly<Record<string, WeaponProfile>> = {
  'laser-cannon': { name: 'laser-cannon', firepower: 1, range: 60, specials: ['piercing(6)'] },
  'hailstorm-cannon': { name: 'hailstorm-cannon', firepower: 4, range: 36, specials: ['piercing(2)'] },
  'heat-cannon': { name: 'heat-cannon', firepower: 1, range: 24, specials: ['explosive(D3)', 'piercing(7)'] },
  'machine-gun': { name: 'machine-gun', firepower: 5, range: 36, specials: ['piercing(1)'] },
  'anti-tank-weapon': { name: 'anti-tank-weapon', firepower: 1, range: 36, specials: ['explosive(D3)', 'piercing(5)'] },
};

/** Equipment that adds dice of its own in melee (WP-DEMO-12, -14). */
export const EXTRAS: Readonly<
  Record<string, { readonly name: string; readonly dice: number; readonly crushing: number }>
> = {
  'heat-hammer': { name: 'heat-hammer', dice: 1, crushing: 6 },
  'ripper-claws': { name: 'ripper-claws', dice: 2, crushing: 5 },
};
