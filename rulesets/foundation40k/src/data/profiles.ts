import { INCH } from '@walstatt/geometry';
import type { Entry } from '../army/army.ts';
import type { Profile } from '../generated/state.ts';
import { BASES } from './bases.ts';

/** The three sample profiles of the book. FD-GAP-07: the unit type is not printed, FD-GAP-06: nor is the base. */
const spaceMarine: Entry<Profile> = {
  name: 'spaceMarine',
  unitType: 'infantry',
  move: 6 * INCH,
  meleeSkill: 4,
  shootSkill: 3,
  save: 3,
  morale: 2,
  attacks: { dice: 0, plus: 1 },
  lives: 1,
  base: BASES.infantry,
  specialRules: [],
};

const orkboy: Entry<Profile> = {
  name: 'orkboy',
  unitType: 'infantry',
  move: 6 * INCH,
  meleeSkill: 4,
  shootSkill: 5,
  save: 5,
  morale: 4,
  attacks: { dice: 0, plus: 1 },
  lives: 1,
  base: BASES.infantry,
  specialRules: [],
};

/** FD-SPECIAL-20, FD-SPECIAL-21: know no fear and medium armour. */
const rhino: Entry<Profile> = {
  name: 'rhino',
  unitType: 'vehicle',
  move: 12 * INCH,
  meleeSkill: 4,
  shootSkill: 3,
  save: 3,
  morale: 2,
  attacks: { dice: 1, plus: 0 },
  lives: 3,
  base: BASES.vehicle,
  specialRules: ['knowNoFear', 'mediumArmour'],
};

/** By id. The last two give a printed profile another row of the movement table. */
export const profiles: Readonly<Record<string, Entry<Profile>>> = {
  spaceMarine,
  orkboy,
  rhino,
  assaultMarine: {
    ...spaceMarine,
    name: 'assaultMarine',
    unitType: 'jumpTroops',
    move: 12 * INCH,
    base: BASES.jumpTroops,
    inferred: true,
  },
  orkBiker: {
    ...orkboy,
    name: 'orkBiker',
    unitType: 'bikes',
    move: 12 * INCH,
    base: BASES.bikes,
    inferred: true,
  },
};
