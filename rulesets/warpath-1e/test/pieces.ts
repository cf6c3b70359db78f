import type { Scenario } from '@walstatt/testkit';
import type { Look, Warpath } from '../src/kit.ts';

export type At = readonly [number, number];

export const hero = (at: At, more = {}, with_ = {}) => ({
  at,
  profile: { type: 'hero' as const, ...more },
  with: with_,
});
export const men = (models: readonly At[], more = {}, with_ = {}) => ({
  models,
  profile: { models: models.length, ...more },
  with: with_,
});
export const gun = (at: At, more = {}, with_ = {}) => ({
  at,
  profile: { type: 'artillery' as const, move: 4, range: 60, ...more },
  with: with_,
});
export const tank = (at: At, facing = 900, more = {}, with_ = {}) => ({
  at,
  facing,
  profile: { type: 'vehicle' as const, move: 8, models: 1, ...more },
  with: with_,
});
/** Infantry, as plain as the profile leaves it. */
export const squad = (at: At, more = {}, with_ = {}) => ({ at, profile: more, with: with_ });
/** A vehicle that carries five. */
export const truck = (at: At, more = {}, with_ = {}) => ({
  at,
  profile: { type: 'vehicle' as const, move: 8, capacity: 5, firepower: 0, ...more },
  with: with_,
});
/** A flyer that shoots forward; where it is, the test says. */
export const flyer = (more = {}, with_ = {}) => ({
  profile: {
    type: 'flyer' as const,
    morale: [12] as [number],
    firepower: 0,
    weapons: [{ name: 'g', firepower: 2, range: 36, specials: ['piercing(1)'], arc: 'F' }],
    ...more,
  },
  with: with_,
});
/** A flyer over the table that shoots all around. */
export const gunship = (at: At, more = {}, with_ = {}) => ({
  at,
  profile: {
    type: 'flyer' as const,
    morale: [12] as [number],
    firepower: 0,
    weapons: [{ name: 'g', firepower: 2, range: 30, arc: 'A' }],
    ...more,
  },
  with: with_,
});

/** An enemy too far away to matter. */
export const FAR = { b: hero([60, 44]) };

/** Where the first model of a unit stands. */
export const spot = (s: { state: Look['state'] }, id: string) => {
  const { where } = s.state.units[id]!;
  return where.at === 'table' ? where.models[0]! : null;
};

/** Gives a unit its order. */
export const order = (s: Scenario<Warpath>, what: string, unit = 'r') =>
  s.answer('moveUnit', unit).answer('order', what);
