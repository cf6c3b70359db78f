import { amount, length, s, target } from '../fields.ts';

/** Abilities that the core rules define (WH-INTRO-06). What they do stands in the chapter of each. */
const CORE_ABILITIES = {
  loneOperative: {},
  stealth: {},
  /** `psychic`: only against wounds that psychic attacks cause. */
  feelNoPain: { on: target, psychic: s.withDefault(s.bool, false) },
  deadlyDemise: { wounds: amount },
  fightsFirst: {},
  deepStrike: {},
  scouts: { distance: length },
  infiltrators: {},
  leader: { bodyguards: s.list(s.id('datasheets')) },
  firingDeck: { models: s.int(1, 99) },
  hover: {},
};

/**
 * What datasheets of armies may have besides (WH-DATA-04, WH-DATA-05, WH-DATA-12). The book leaves these to army books;
 * what is told here in the words of the core rules is enforced.
 */
const SPECIAL_ABILITIES = {
  /** In its player's new orders step, while the model is on the battlefield, a command point: always, or on a roll. */
  commandPoint: { on: s.nullable(target) },
  /** Each time its player uses a stratagem on the unit, a command point on a roll. */
  refund: { on: target },
  /** Aura: changes battle-shock and Leadership tests of friends or enemies with all of the keywords. */
  auraOfTests: { range: length, by: s.int(-3, 3), of: s.literal('friends', 'enemies'), keywords: s.list(s.text) },
  /** Aura: Feel No Pain for friends with all of the keywords. */
  auraOfPain: { range: length, on: target, keywords: s.list(s.text), psychic: s.bool },
  /** While it has so many wounds left or fewer: a worse hit roll, and perhaps half its objective control. */
  damaged: { left: s.int(1, 60), hit: s.int(-3, 0), halvesControl: s.bool },
  /** While it leads a unit: better advance and charge rolls. */
  leadingRolls: { advance: s.int(0, 6), charge: s.int(0, 6) },
  /** While it leads a unit: its models charge over enemies as if they were not there. */
  leadingOver: {},
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
    /** Abilities with a name of their own. `wargear`: only while a model of the unit has it (WH-DATA-05). */
    special: s.withDefault(
      s.list(
        s.record(
          { name: s.text, wargear: s.nullable(s.text), does: s.union('does', SPECIAL_ABILITIES, 'SpecialDeed') },
          'SpecialAbility',
        ),
      ),
      [],
    ),
    /** WH-TRANS-01: how many models may be on board, and which keywords they must have. */
    capacity: s.nullable(s.record({ models: s.int(1, 99), keywords: s.list(s.text) }, 'Capacity')),
    /** Rules in free words: players see them, and nothing enforces them. */
    notes: s.withDefault(s.list(s.text), []),
  },
  'Datasheet',
);

/** The characteristics of a model, a row of the table `profiles`. Lengths are ticks, `x+` is x. */
export const profile = s.record(
  {
    name: s.text,
    /** M: null is a dash (such a model can never move). Aircraft move at least so far. */
    move: s.nullable(length),
    /** WH-DATA-10: so many dice are added to it, in inches, when the unit is selected to move. */
    moveDice: s.withDefault(s.int(0, 3), 0),
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
