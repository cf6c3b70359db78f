import { s } from '../fields.ts';

const strength = s.int(0, 40);

const points = s.int(0, 200);

/** The printed values of a melee weapon on a card. They already include size and number of figures (DW-II-24). */
const meleeWeapon = s.record(
  {
    kind: s.literal('hand', 'twoHanded', 'improvised', 'javelin', 'spear', 'pike', 'lance'),
    vsInfantry: strength,
    vsCavalry: strength,
  },
  'MeleeWeapon',
);

const missileWeapon = s.record(
  {
    kind: s.literal('sling', 'bow', 'longbow', 'crossbow', 'javelin', 'arquebus'),
    bands: s.list(s.record({ maxRange: s.int(1, 99), strength }, 'Band')),
    holdOnly: s.withDefault(s.bool, false),
  },
  'MissileWeapon',
);

/**
 * DW-I-18, DW-I-30: everything that a recruit card says about all elements of its unit. Values of the standard game are
 * there, but unused at the introductory level (DW-VII-05).
 */
export const card = s.record(
  {
    name: s.text,
    /** DW-I-24. */
    arm: s.withDefault(s.literal('infantry', 'cavalry'), 'infantry'),
    points: s.withDefault(s.int(0, 9999), 0),
    /** DW-II-03. */
    bp: s.withDefault(s.record({ move: points, attack: points, skirmish: points }, 'MovementPoints'), {
      move: 24,
      attack: 18,
      skirmish: 12,
    }),
    manoeuvres: s.withDefault(s.int(0, 9), 2),
    armourMissile: s.withDefault(s.int(0, 20), 0),
    armourMelee: s.withDefault(s.int(0, 20), 0),
    size: s.withDefault(s.int(1, 20), 2),
    initiative: s.withDefault(s.int(0, 20), 2),
    melee: s.withDefault(meleeWeapon, { kind: 'hand', vsInfantry: 8, vsCavalry: 8 }),
    /** From the second phase of a melee on, if it is a different one. */
    meleeLater: s.nullable(meleeWeapon),
    chargeBonus: s.withDefault(s.int(0, 20), 0),
    missile: s.nullable(missileWeapon),
    skillMissile: s.withDefault(s.int(0, 20), 0),
    skillMelee: s.withDefault(s.int(0, 20), 0),
    hitPoints: s.withDefault(s.int(1, 99), 1),
    moraleFirst: s.withDefault(s.int(0, 20), 0),
    moraleSecond: s.withDefault(s.int(0, 20), 0),
    fear: s.withDefault(s.int(0, 20), 1),
    formations: s.withDefault(s.list(s.literal('square', 'wedge', 'skirmish', 'horde')), []),
    /** Names of the values that are lost from the book and were rebuilt. */
    inferred: s.withDefault(s.list(s.text), []),
  },
  'Card',
);
