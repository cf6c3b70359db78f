import type { Profile } from '../generated/state.ts';

const TROOP: Profile = {
  kind: 'troop',
  elements: 4,
  stamina: 0,
  move: 4,
  manoeuvres: 2,
  melee: 9,
  shot: 0,
  range: 0,
  armour: 5,
  initiative: 2,
  morale: 12,
  value: 4,
  drilled: false,
  stealthy: false,
  flies: false,
};

/** The catalogue: the units that take part in battles of this game. */
export const profiles = {
  /** Speerträger. */
  spears: { ...TROOP, elements: 5, drilled: true },
  /** Axtkämpfer. */
  axes: { ...TROOP, melee: 11, armour: 3, initiative: 1, morale: 11, stealthy: true },
  /** Bogenschützen. */
  bows: { ...TROOP, melee: 6, shot: 10, range: 8, armour: 2, initiative: 1, morale: 10, stealthy: true },
  /** Reiter. */
  riders: { ...TROOP, elements: 3, move: 7, melee: 10, armour: 6, initiative: 3, value: 7, drilled: true },
  /** Adlerreiter. */
  eagles: {
    ...TROOP,
    elements: 3,
    move: 8,
    armour: 3,
    initiative: 3,
    morale: 11,
    value: 7,
    drilled: true,
    flies: true,
  },
  /** Lindwurm. */
  wyrm: { ...TROOP, kind: 'beast', elements: 3, stamina: 6, move: 5, melee: 12, armour: 8, morale: 14, value: 5 },
} as const satisfies Readonly<Record<string, Profile>>;

export type ProfileName = keyof typeof profiles;

export const isProfileName = (name: string): name is ProfileName => Object.hasOwn(profiles, name);
