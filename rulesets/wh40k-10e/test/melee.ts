import type { Weapon } from '../src/generated/state.ts';
import type { Field, Troop } from './field.ts';
import { fixed } from './fight.ts';

/** A melee weapon: one attack, WS 4+, S 4, no AP, one point of damage. */
export const blade = (more: Partial<Weapon> = {}): Partial<Weapon> => ({
  name: 'blade',
  range: null,
  attacks: fixed(1),
  skill: 4,
  strength: 4,
  damage: fixed(1),
  ...more,
});

/** Models in a row, base to base with their neighbours, from left to right. */
export const shoulderToShoulder = (models: number, x: number, y: number): [number, number][] =>
  Array.from({ length: models }, (_, i) => [x + i, y]);

/** A single model with many wounds, which fights with a blade. */
export const hero = (x: number, y: number, more: Troop = {}): Troop => ({
  places: [[x, y]],
  weapons: ['blade'],
  ...more,
  profile: { wounds: 20, ...more.profile },
});

/** A table on which the weapon `blade` exists. */
export const brawl = (f: Field): Field => ({ weapons: { blade: blade() }, ...f });
