import { s } from '../fields.ts';

const length = s.int(0, 1_000_000);

/** FD-MOVE-01 to 10: the ten kinds of troops of the movement table. */
export const UNIT_TYPES = [
  'infantry',
  'walker',
  'beasts',
  'cavalry',
  'monstrousCreature',
  'vehicle',
  'bikes',
  'jumpTroops',
  'gravBikes',
  'gravVehicle',
] as const;

/**
 * Special rules that a profile or a unit may have. Rules of weapons are in `weapon.ts`; waaagh belongs to a whole army.
 */
export const SPECIAL_RULES = [
  'fast',
  'flying',
  'terrainExperience',
  'vanguard',
  'sniper',
  'wildCharge',
  'stunning',
  'quickReflexes',
  'alwaysStrikesLast',
  'eternalWarrior',
  'lightArmour',
  'mediumArmour',
  'heavyArmour',
  'preacher',
  'knowNoFear',
  'flankAttack',
  'shockTroops',
] as const;

/**
 * The characteristics of a model, with lengths in ticks and `X+` as X. They are rows of the state's table `profiles`.
 */
export const profile = s.record(
  {
    name: s.text,
    unitType: s.literal(...UNIT_TYPES),
    /** BW. */
    move: length,
    /** NK, FK, RW, MW. */
    meleeSkill: s.int(2, 6),
    shootSkill: s.int(2, 6),
    save: s.int(2, 6),
    morale: s.int(2, 6),
    /** A: a number of D6 plus a fixed number. */
    attacks: s.record({ dice: s.withDefault(s.int(0, 6), 0), plus: s.withDefault(s.int(0, 20), 0) }, 'Attacks'),
    /** L. */
    lives: s.int(1, 20),
    base: s.union('shape', { round: { diameter: length }, rect: { length, width: length } }, 'ProfileBase'),
    specialRules: s.withDefault(s.list(s.literal(...SPECIAL_RULES)), []),
  },
  'Profile',
);

export const WEAPON_RULES = ['twinLinked', 'sniper', 'stunning'] as const;

/**
 * A weapon, a row of the state's table `weapons`. `improvised` is no row: a model without a melee weapon has it anyway.
 */
export const weapon = s.record(
  {
    name: s.text,
    kind: s.literal('shooting', 'melee'),
    /** In ticks. Melee weapons have a reach too. */
    range: s.int(0, 1_000_000),
    rof: s.int(0, 20),
    fp: s.int(0, 20),
    specialRules: s.withDefault(s.list(s.literal(...WEAPON_RULES)), []),
  },
  'Weapon',
);
