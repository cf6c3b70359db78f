import { amount, length, s, target } from '../fields.ts';

/**
 * Units and weapons as datasheets tell them. Lengths are ticks. `null` is a value that a datasheet does not have.
 */

/** EA-2.1-01: abilities of units. What they do stands in `2-1-special-units` and, for aerospace units, in chapter 4. */
const UNIT_ABILITIES = [
  'commander',
  'expendable',
  'fearless',
  'infiltrator',
  'inspiring',
  'invulnerableSave',
  'jumpPacks',
  'leader',
  'mounted',
  'planetfall',
  'reinforcedArmour',
  'scout',
  'selfPlanetfall',
  'skimmer',
  'slowAndSteady',
  'sniper',
  'supportCraft',
  'supremeCommander',
  'teleport',
  'thickRearArmour',
  'tunneler',
  'walker',
];

/** EA-2.2-01: abilities of weapons. What they do stands in `2-2-special-weapons`. */
const WEAPON_ABILITIES = {
  disrupt: {},
  extraAttacks: { attacks: amount },
  firstStrike: {},
  ignoreCover: {},
  indirectFire: {},
  macroWeapon: {},
  singleShot: {},
  slowFiring: {},
  /** A titan killer without a die does one point of damage. */
  titanKiller: { damage: amount },
};

/**
 * One line of a weapon. Only `fire` is used for shooting (EA-1.12.5-15): small arms and assault weapons bring abilities to
 * firefights and close combat, `orbital` and `pinPoint` are fired by spacecraft.
 */
const mode = s.record(
  {
    use: s.withDefault(s.literal('fire', 'smallArms', 'assault', 'orbital', 'pinPoint'), 'fire'),
    /** 0 for assault weapons and for spacecraft. */
    range: s.withDefault(length, 0),
    /** EA-1.1.3-06, EA-1.1.3-07: how many dice one such weapon rolls: the multiplier of its firepower. */
    shots: s.withDefault(amount, { dice: 0, sides: 6, plus: 1 }),
    /** EA-1.1.3-04: AP, AT, AA and MW. */
    ap: s.nullable(target),
    at: s.nullable(target),
    aa: s.nullable(target),
    mw: s.nullable(target),
    /** BP: barrage points. */
    barrage: s.nullable(amount),
    arc: s.withDefault(s.literal('all', 'front', 'rear', 'left', 'right', 'fixedForward'), 'all'),
    abilities: s.withDefault(s.list(s.union('ability', WEAPON_ABILITIES, 'WeaponAbility')), []),
  },
  'WeaponMode',
);

/** EA-1.1.3-03: so many copies of a weapon, and each fires separately. */
const weapon = s.record(
  {
    name: s.text,
    count: s.withDefault(s.int(1, 12), 1),
    modes: s.list(mode),
    /** Several modes: all of them together ("und"), or one of them ("oder"). */
    joined: s.withDefault(s.literal('and', 'or'), 'and'),
  },
  'Weapon',
);

/**
 * EA-1.7.5-01: room for so many units. `allows`, `excludes` and the like name a type (`infantry`), an ability
 * (`jumpPacks`) or a datasheet (`terminator`). A unit with several rooms can be in any that takes it.
 */
const hold = s.record(
  {
    capacity: s.int(1, 99),
    allows: s.list(s.text),
    excludes: s.withDefault(s.list(s.text), []),
    /** What takes more than one place. */
    costs: s.withDefault(s.list(s.record({ of: s.text, places: s.int(2, 9) }, 'HoldCost')), []),
    /** What there may be only so much of among those aboard. */
    limits: s.withDefault(s.list(s.record({ of: s.text, most: s.int(0, 99) }, 'HoldLimit')), []),
  },
  'Hold',
);

/** EA-3.2.3-02: what a critical hit does besides the damage. */
const CRITICALS = {
  nothing: {},
  /** Destroyed with everything aboard. */
  destroyed: {},
  /** A fire, which is rolled for in each end phase (EA-G-36). */
  fire: {},
  /** One more damage point, and moved D6 cm in a random direction; units moved over are hit on so much. */
  stagger: { hitOn: target },
  /** A reactor, which is rolled for in each end phase; when it explodes, units within 5 cm are hit on so much. */
  reactor: { hitOn: target },
};

/** One datasheet as equipped: where a datasheet has a choice of weapons, each choice is a profile. */
export const profile = s.record(
  {
    name: s.text,
    /** The datasheet, by which transports and army rules know it. Profiles that differ in weapons alone share it. */
    sheet: s.text,
    /** EA-1.1.1-01, EA-1.1.1-02. An aircraft that is a war engine is an `aircraft` with a damage capacity. */
    type: s.literal(
      'infantry',
      'armouredVehicle',
      'lightVehicle',
      'warEngine',
      'aircraft',
      'spacecraft',
      'character',
      'objective',
    ),
    /** 0: immobile. Aircraft have a manoeuvre class instead. */
    speed: s.withDefault(length, 0),
    manoeuvre: s.nullable(s.literal('fighter', 'fighterBomber', 'bomber')),
    armour: s.nullable(target),
    closeCombat: s.nullable(target),
    firefight: s.nullable(target),
    /** DC: only war engines have one. */
    damageCapacity: s.nullable(s.int(1, 20)),
    critical: s.withDefault(s.union('does', CRITICALS, 'Critical'), { does: 'nothing' }),
    /** Void shields, which come back (EA-G-55), and power fields, which do not (EA-5.5.4-01). */
    shields: s.withDefault(s.int(0, 12), 0),
    powerFields: s.nullable(amount),
    weapons: s.withDefault(s.list(weapon), []),
    abilities: s.withDefault(s.list(s.literal(...UNIT_ABILITIES)), []),
    holds: s.withDefault(s.list(hold), []),
    /** EA-1.7.5-13: units aboard may shoot. */
    portholes: s.withDefault(s.bool, false),
    /** EA-G-02: the footprint, to whose edge everything is measured. Length runs ahead, width across. */
    base: s.union('shape', { round: { diameter: length }, rectangle: { length, width: length } }, 'Footprint'),
  },
  'Profile',
);
