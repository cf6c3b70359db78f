import { hasEffect, type SeatId, sideOf } from '@walstatt/engine';
import type { Model, State, Unit } from '../generated/state.ts';

/** Questions about units that need no geometry. */

export const unitOf = (s: State, unit: string): Unit => s.units[unit]!;

export const sideOfUnit = (s: State, unit: string): string => sideOf(s, unitOf(s, unit).owner)!;

export const areEnemyUnits = (s: State, a: string, b: string): boolean => sideOfUnit(s, a) !== sideOfUnit(s, b);

export const isAlive = (m: Model): boolean => m.where.at !== 'gone';

/** The models of a unit that are not gone, in the order of the unit. */
export function livingModels(s: State, unit: string): string[] {
  const living: string[] = [];
  for (const id of unitOf(s, unit).models) if (isAlive(s.models[id]!)) living.push(id);
  return living;
}

/** Models that are still to be removed (no wounds left) do not count. */
export const standingModels = (s: State, unit: string): string[] =>
  livingModels(s, unit).filter((m) => s.models[m]!.wounds > 0);

/** The first living model. Null if there is none. */
export function leaderOf(s: State, unit: string): string | null {
  for (const id of unitOf(s, unit).models) if (isAlive(s.models[id]!)) return id;
  return null;
}

/** A unit is where its leader is. */
export function isOnTable(s: State, unit: string): boolean {
  const leader = leaderOf(s, unit);
  return leader !== null && s.models[leader]!.where.at === 'table';
}

/** SK-ROUND-05: may the unit still be activated in this phase? */
export function isReady(s: State, unit: string): boolean {
  const u = unitOf(s, unit);
  if (u.broken || u.living === 0 || hasEffect(s, unit, 'hasActed')) return false;
  return isOnTable(s, unit);
}

export function hasReadyUnit(s: State, seat: SeatId): boolean {
  if (s.resigned.includes(seat)) return false;
  for (const u in s.units) if (s.units[u]!.owner === seat && isReady(s, u)) return true;
  return false;
}

export function readyUnits(s: State, seat: SeatId): string[] {
  if (s.resigned.includes(seat)) return [];
  const ready: string[] = [];
  for (const u in s.units) if (s.units[u]!.owner === seat && isReady(s, u)) ready.push(u);
  return ready;
}

/** SK-ACT-08: a unit goes on with its action while it is neither broken nor destroyed. */
export const canGoOn = (s: State, unit: string): boolean => unitOf(s, unit).living > 0 && !unitOf(s, unit).broken;

export const hasTrait = (s: State, unit: string, trait: Unit['traits'][number]): boolean =>
  unitOf(s, unit).traits.includes(trait);
