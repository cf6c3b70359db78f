import type { Card, MeleeWeapon, MissileWeapon } from '../generated/state.ts';

const weapon = (kind: MeleeWeapon['kind'], vsInfantry: number, vsCavalry = vsInfantry): MeleeWeapon => ({
  kind,
  vsInfantry,
  vsCavalry,
});

const plain: Omit<Card, 'name' | 'points' | 'bp' | 'melee' | 'inferred'> = {
  arm: 'infantry',
  manoeuvres: 2,
  armourMissile: 0,
  armourMelee: 2,
  size: 2,
  initiative: 2,
  meleeLater: null,
  chargeBonus: 0,
  missile: null,
  skillMissile: 0,
  skillMelee: 0,
  hitPoints: 1,
  moraleFirst: 8,
  moraleSecond: 15,
  fear: 1,
  formations: [],
};

const bow: MissileWeapon = { kind: 'bow', bands: [{ maxRange: 9, strength: 4 }], holdOnly: false };
const arquebus: MissileWeapon = {
  kind: 'arquebus',
  bands: [
    { maxRange: 4, strength: 7 },
    { maxRange: 7, strength: 3 },
  ],
  holdOnly: true,
};

export type CatalogueEntry = { readonly card: Card; readonly elements: number };

/**
 * DW-I-20, DW-VII-08: the nine cards of the first sheet. The printed cards are lost. Values listed in `inferred` were
 * rebuilt and are shown to the players as such. Names are translated by id.
 */
export const catalogue: Readonly<Record<string, CatalogueEntry>> = {
  'noble-foot': {
    elements: 10,
    card: {
      ...plain,
      name: 'noble-foot',
      points: 210,
      bp: { move: 16, attack: 12, skirmish: 8 },
      armourMissile: 3,
      armourMelee: 5,
      melee: weapon('hand', 8),
      moraleSecond: 16,
      formations: ['square'],
      inferred: ['points', 'bp', 'armourMissile', 'armourMelee', 'manoeuvres', 'morale', 'formations'],
    },
  },
  berserkers: {
    elements: 10,
    card: {
      ...plain,
      name: 'berserkers',
      points: 170,
      bp: { move: 24, attack: 18, skirmish: 12 },
      manoeuvres: 1,
      melee: weapon('twoHanded', 11),
      moraleFirst: 5,
      moraleSecond: 12,
      formations: ['wedge'],
      inferred: ['points', 'bp', 'manoeuvres', 'formations'],
    },
  },
  'order-knights': {
    elements: 10,
    card: {
      ...plain,
      name: 'order-knights',
      arm: 'cavalry',
      points: 300,
      bp: { move: 32, attack: 24, skirmish: 16 },
      armourMissile: 4,
      armourMelee: 7,
      size: 3,
      melee: weapon('lance', 10),
      meleeLater: weapon('hand', 9),
      chargeBonus: 3,
      moraleFirst: 7,
      moraleSecond: 16,
      formations: ['wedge'],
      inferred: [
        'points',
        'bp',
        'armourMissile',
        'armourMelee',
        'melee',
        'chargeBonus',
        'manoeuvres',
        'morale',
        'formations',
      ],
    },
  },
  'imperial-arquebusiers': {
    elements: 10,
    card: {
      ...plain,
      name: 'imperial-arquebusiers',
      points: 140,
      bp: { move: 18, attack: 13, skirmish: 9 },
      armourMelee: 1,
      size: 1,
      melee: weapon('hand', 7),
      missile: arquebus,
      moraleFirst: 9,
      moraleSecond: 16,
      formations: ['skirmish'],
      inferred: ['points', 'bp', 'armourMissile', 'armourMelee', 'manoeuvres', 'morale', 'formations'],
    },
  },
  'dwarf-eaters': {
    elements: 10,
    card: {
      ...plain,
      name: 'dwarf-eaters',
      points: 170,
      bp: { move: 20, attack: 15, skirmish: 10 },
      manoeuvres: 1,
      armourMissile: 2,
      armourMelee: 4,
      melee: weapon('twoHanded', 11),
      moraleSecond: 14,
      inferred: ['bp', 'armourMissile', 'armourMelee', 'manoeuvres', 'morale'],
    },
  },
  'orc-guard': {
    elements: 8,
    card: {
      ...plain,
      name: 'orc-guard',
      points: 160,
      bp: { move: 20, attack: 15, skirmish: 10 },
      armourMissile: 2,
      armourMelee: 4,
      melee: weapon('hand', 10),
      skillMelee: 1,
      moraleFirst: 7,
      moraleSecond: 14,
      formations: ['square'],
      inferred: ['bp', 'manoeuvres', 'morale'],
    },
  },
  trolls: {
    elements: 10,
    card: {
      ...plain,
      name: 'trolls',
      points: 240,
      bp: { move: 24, attack: 18, skirmish: 12 },
      manoeuvres: 1,
      armourMelee: 3,
      size: 3,
      melee: weapon('hand', 9),
      hitPoints: 2,
      moraleFirst: 7,
      moraleSecond: 14,
      fear: 2,
      formations: ['horde'],
      inferred: ['points', 'bp', 'armourMissile', 'armourMelee', 'melee', 'manoeuvres', 'morale', 'formations'],
    },
  },
  'light-swordsmen': {
    elements: 10,
    card: {
      ...plain,
      name: 'light-swordsmen',
      points: 100,
      bp: { move: 22, attack: 16, skirmish: 11 },
      manoeuvres: 1,
      armourMissile: 1,
      armourMelee: 3,
      melee: weapon('hand', 8),
      moraleFirst: 10,
      inferred: ['points', 'bp', 'manoeuvres', 'morale'],
    },
  },
  'light-archers': {
    elements: 10,
    card: {
      ...plain,
      name: 'light-archers',
      points: 110,
      bp: { move: 24, attack: 18, skirmish: 12 },
      manoeuvres: 1,
      melee: weapon('improvised', 6),
      missile: bow,
      moraleFirst: 10,
      formations: ['skirmish'],
      inferred: ['points', 'bp', 'melee', 'manoeuvres', 'morale', 'formations'],
    },
  },
};
