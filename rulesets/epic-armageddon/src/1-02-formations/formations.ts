import { areEnemies, enemiesOf } from '@walstatt/engine';
import { countOf, isGone, isOnGround } from '../1-01-units/units.ts';
import type { State } from '../generated/state.ts';
import type { L } from '../kit.ts';

/** EA-1.7.5-14: the units of a formation that are left, those aboard transports and in reserve included. */
export const unitsLeft = (s: State, formation: string): string[] =>
  s.formations[formation]!.units.filter((unit) => !isGone(s.units[unit]!));

/** The units of a formation that stand on the ground, in formation order. */
export const unitsOnGround = (s: State, formation: string): string[] =>
  s.formations[formation]!.units.filter((unit) => isOnGround(s, unit));

export const isOnTheGround = (s: State, formation: string): boolean =>
  s.formations[formation]!.units.some((unit) => isOnGround(s, unit));

export const isDestroyed = (s: State, formation: string): boolean =>
  s.formations[formation]!.units.every((unit) => isGone(s.units[unit]!));

export const areEnemyFormations = (s: State, a: string, b: string): boolean =>
  areEnemies(s, s.formations[a]!.owner, s.formations[b]!.owner);

/** The formations of a seat that have units left. */
export const formationsOf = (s: State, seat: string): string[] =>
  Object.keys(s.formations).filter((id) => s.formations[id]!.owner === seat && !isDestroyed(s, id));

/** The seats against which a formation fights. */
export const opponentsOf = (s: State, formation: string): string[] => enemiesOf(s, s.formations[formation]!.owner);

/** EA-3-02, EA-3.3.3-02: how many units a formation counts as: each war engine by its starting damage capacity. */
export function sizeOf(s: State, formation: string): number {
  let size = 0;
  for (const unit of unitsLeft(s, formation)) size += countOf(s, unit);
  return size;
}

/** EA-1.3-06, EA-3.2.4-04: with so many blast markers it is broken. Chapters of armies change it. */
export const breakingPoint = (look: L, formation: string): number =>
  look.modify('breakingPoint', sizeOf(look.state, formation), { formation });

/** EA-1.13.4-01: a broken formation counts as having as many blast markers as units. */
export const markersOn = (s: State, formation: string): number => {
  const { broken, blastMarkers } = s.formations[formation]!;
  return broken ? sizeOf(s, formation) : blastMarkers;
};
