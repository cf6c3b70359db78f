import { amount, length, s, target } from '../fields.ts';

/** Abilities that the core rules define (WH-INTRO-06). What they do stands in the chapter of each. */
const CORE_ABILITIES = {
  loneOperative: {},
  stealth: {},
  feelNoPain: { on: target },
  deadlyDemise: { wounds: amount },
  fightsFirst: {},
  deepStrike: {},
  scouts: { distance: length },
  infiltrators: {},
  leader: { bodyguards: s.list(s.id('datasheets')) },
  firingDeck: { models: s.int(1, 99) },
  hover: {},
};

const WEAPON_ABILITIES = {
  assault: {},
  rapidFire: { attacks: amount },
  ignoresCover: {},
  torrent: {},
  pistol: {},
  heavy: {},
  lance: {},
  indirectFire: {},
  precision: {},
  twinLinked: {},
  lethalHits: {},
  blast: {},
  devastatingWounds: {},
  sustainedHits: { hits: amount },
  extraAttacks: {},
  melta: { damage: amount },
  hazardous: {},
  anti: { keyword: s.text, on: target },
  psychic: {},
};

/**
 * WH-UNIT-09, WH-UNIT-10: what a unit's datasheet says of the whole unit, a row of the state's table `datasheets`.
 * Keywords are texts, because books of armies bring their own.
 */
export const datasheet = s.record(
  {
    name: s.text,
    keywords: s.withDefault(s.list(s.text), []),
    factionKeywords: s.withDefault(s.list(s.text), []),
    abilities: s.withDefault(s.list(s.union('ability', CORE_ABILITIES, 'CoreAbility')), []),
  },
  'Datasheet',
);

/** The characteristics of a model, a row of the table `profiles`. Lengths are ticks, `x+` is x. */
export const profile = s.record(
  {
    name: s.text,
    /** M: null is a dash (such a model can never move). Aircraft move at least so far. */
    move: s.nullable(length),
    /** T, Sv, W, Ld, OC. */
    toughness: s.int(1, 20),
    save: target,
    invulnerable: s.nullable(target),
    wounds: s.int(1, 60),
    leadership: s.int(2, 12),
    objectiveControl: s.withDefault(s.int(0, 99), 0),
    base: s.union(
      'shape',
      {
        round: { diameter: length },
        oval: { length, width: length },
        /** A model without a base: distances go to any part of it. */
        hull: { length, width: length },
      },
      'ProfileBase',
    ),
    /** How high the model is, for sight and for standing under floors. */
    height: length,
  },
  'Profile',
);

/** One profile of a weapon, a row of the table `weapons`. A weapon with several profiles has several rows. */
export const weapon = s.record(
  {
    name: s.text,
    /** Null: a melee weapon. */
    range: s.nullable(length),
    attacks: amount,
    /** BS of a ranged weapon, WS of a melee weapon. 7 where no hit roll is made. */
    skill: target,
    strength: s.int(1, 40),
    /** AP: 0, or what worsens armour saves. */
    penetration: s.withDefault(s.int(-9, 0), 0),
    damage: amount,
    abilities: s.withDefault(s.list(s.union('ability', WEAPON_ABILITIES, 'WeaponAbility')), []),
    /** Profiles of one weapon, of which one is chosen, have the same group. */
    group: s.nullable(s.text),
  },
  'Weapon',
);
