import type { MeleeWeapon, MissileWeapon } from '../generated/state.ts';

/**
 * DW-II-08 to DW-II-13, DW-II-16 to DW-II-22: general values of weapons. The card counts in play (DW-I-19, DW-II-24):
 * its strengths are these plus the size of the model.
 */
export const missileWeapons: Readonly<Record<MissileWeapon['kind'], MissileWeapon>> = {
  sling: { kind: 'sling', bands: [{ maxRange: 6, strength: 3 }], holdOnly: false },
  bow: { kind: 'bow', bands: [{ maxRange: 9, strength: 4 }], holdOnly: false },
  longbow: { kind: 'longbow', bands: [{ maxRange: 12, strength: 5 }], holdOnly: false },
  crossbow: {
    kind: 'crossbow',
    bands: [
      { maxRange: 6, strength: 6 },
      { maxRange: 9, strength: 5 },
    ],
    holdOnly: true,
  },
  javelin: {
    kind: 'javelin',
    bands: [
      { maxRange: 2, strength: 4 },
      { maxRange: 4, strength: 3 },
    ],
    holdOnly: false,
  },
  arquebus: {
    kind: 'arquebus',
    bands: [
      { maxRange: 4, strength: 7 },
      { maxRange: 7, strength: 3 },
    ],
    holdOnly: true,
  },
};

export const MISSILE_RULES = {
  sling: 'DW-II-08',
  bow: 'DW-II-09',
  longbow: 'DW-II-10',
  crossbow: 'DW-II-11',
  javelin: 'DW-II-12',
  arquebus: 'DW-II-13',
} as const;

export const meleeWeapons: Readonly<Record<MeleeWeapon['kind'], MeleeWeapon>> = {
  hand: { kind: 'hand', vsInfantry: 6, vsCavalry: 6 },
  twoHanded: { kind: 'twoHanded', vsInfantry: 9, vsCavalry: 9 },
  improvised: { kind: 'improvised', vsInfantry: 4, vsCavalry: 4 },
  javelin: { kind: 'javelin', vsInfantry: 5, vsCavalry: 5 },
  spear: { kind: 'spear', vsInfantry: 7, vsCavalry: 8 },
  pike: { kind: 'pike', vsInfantry: 8, vsCavalry: 9 },
  lance: { kind: 'lance', vsInfantry: 7, vsCavalry: 7 },
};

export const MELEE_RULES = {
  hand: 'DW-II-16',
  twoHanded: 'DW-II-17',
  improvised: 'DW-II-18',
  javelin: 'DW-II-19',
  spear: 'DW-II-20',
  pike: 'DW-II-21',
  lance: 'DW-II-22',
} as const;
