import type { MeleeWeapon, MissileWeapon } from '../generated/state.ts';

/**
 * General values of weapons. In play the card counts (DW-I-19, DW-II-24): its strengths are these plus the size of the
 * model.
 */
export const missileWeapons: Readonly<Record<MissileWeapon['kind'], MissileWeapon>> = {
  /** DW-II-08. */
  sling: { kind: 'sling', bands: [{ maxRange: 6, strength: 3 }], holdOnly: false },
  /** DW-II-09. */
  bow: { kind: 'bow', bands: [{ maxRange: 9, strength: 4 }], holdOnly: false },
  /** DW-II-10. */
  longbow: { kind: 'longbow', bands: [{ maxRange: 12, strength: 5 }], holdOnly: false },
  /** DW-II-11. */
  crossbow: {
    kind: 'crossbow',
    bands: [
      { maxRange: 6, strength: 6 },
      { maxRange: 9, strength: 5 },
    ],
    holdOnly: true,
  },
  /** DW-II-12. */
  javelin: {
    kind: 'javelin',
    bands: [
      { maxRange: 2, strength: 4 },
      { maxRange: 4, strength: 3 },
    ],
    holdOnly: false,
  },
  /** DW-II-13. */
  arquebus: {
    kind: 'arquebus',
    bands: [
      { maxRange: 4, strength: 7 },
      { maxRange: 7, strength: 3 },
    ],
    holdOnly: true,
  },
};

export const meleeWeapons: Readonly<Record<MeleeWeapon['kind'], MeleeWeapon>> = {
  /** DW-II-16. */
  hand: { kind: 'hand', vsInfantry: 6, vsCavalry: 6 },
  /** DW-II-17. */
  twoHanded: { kind: 'twoHanded', vsInfantry: 9, vsCavalry: 9 },
  /** DW-II-18. */
  improvised: { kind: 'improvised', vsInfantry: 4, vsCavalry: 4 },
  /** DW-II-19. */
  javelin: { kind: 'javelin', vsInfantry: 5, vsCavalry: 5 },
  /** DW-II-20. */
  spear: { kind: 'spear', vsInfantry: 7, vsCavalry: 8 },
  /** DW-II-21. */
  pike: { kind: 'pike', vsInfantry: 8, vsCavalry: 9 },
  /** DW-II-22. */
  lance: { kind: 'lance', vsInfantry: 7, vsCavalry: 7 },
};
