import { areEnemies, hasEffect, type SeatId } from '@walstatt/engine';
import type { Model, Profile, State, Unit } from '../generated/state.ts';

/** Questions about units and models that need no geometry. */

export type UnitType = Profile['unitType'];
export type SpecialRule = Unit['specialRules'][number];

export const unitOf = (s: State, unit: string): Unit => s.units[unit]!;
export const modelOf = (s: State, model: string): Model => s.models[model]!;
export const profileOf = (s: State, model: string): Profile => s.profiles[s.models[model]!.profile]!;

export const areEnemyUnits = (s: State, a: string, b: string): boolean =>
  areEnemies(s, s.units[a]!.owner, s.units[b]!.owner);

/** The models that are not gone, in unit order. */
export function livingModels(s: State, unit: string): string[] {
  const living: string[] = [];
  for (const id of s.units[unit]!.models) if (s.models[id]!.where.at !== 'gone') living.push(id);
  return living;
}

export function firstModel(s: State, unit: string): string {
  for (const id of s.units[unit]!.models) if (s.models[id]!.where.at !== 'gone') return id;
  throw new Error(`${unit} has no models`);
}

/** FD-GAP-07: the unit has the type of its first model. */
export const typeOf = (s: State, unit: string): UnitType => profileOf(s, firstModel(s, unit)).unitType;

/** A model has a rule if its own profile or its whole unit has it. */
export const modelHas = (s: State, model: string, rule: SpecialRule): boolean =>
  profileOf(s, model).specialRules.includes(rule) || s.units[s.models[model]!.unit]!.specialRules.includes(rule);

/** A unit has a rule if the unit itself or every one of its models has it. */
export function unitHas(s: State, unit: string, rule: SpecialRule): boolean {
  const u = s.units[unit]!;
  if (u.specialRules.includes(rule)) return true;
  if (u.living === 0) return false;
  for (const id of u.models) {
    const m = s.models[id]!;
    if (m.where.at !== 'gone' && !s.profiles[m.profile]!.specialRules.includes(rule)) return false;
  }
  return true;
}

export const isOnTable = (s: State, unit: string): boolean => s.units[unit]!.status === 'table';

/** FD-GAP-62: types vehicle and antigrav vehicle, and every other model with armour. */
export function isVehicle(s: State, model: string): boolean {
  const { unitType } = profileOf(s, model);
  return unitType === 'vehicle' || unitType === 'gravVehicle' || armourOf(s, model) !== null;
}

export type Armour = 'lightArmour' | 'mediumArmour' | 'heavyArmour';

/** FD-GAP-60: at most one armour rule per model. The heaviest counts. */
export function armourOf(s: State, model: string): Armour | null {
  if (modelHas(s, model, 'heavyArmour')) return 'heavyArmour';
  if (modelHas(s, model, 'mediumArmour')) return 'mediumArmour';
  return modelHas(s, model, 'lightArmour') ? 'lightArmour' : null;
}

/** FD-GAP-67, FD-VEHICLE-09, FD-VEHICLE-10: some vehicle of the unit cannot move, so the whole unit cannot. */
export function cannotMove(s: State, unit: string): boolean {
  for (const id of s.units[unit]!.models) {
    const m = s.models[id]!;
    if (m.where.at !== 'gone' && (m.immobilised || m.stunned)) return true;
  }
  return false;
}

/** FD-VEHICLE-08, FD-VEHICLE-09: a shaken or stunned crew does not shoot. */
export const mayShoot = (m: Model): boolean => !m.shaken && !m.stunned;

export const isDazed = (s: State, unit: string): boolean => hasEffect(s, unit, 'dazed');

/** Units of a player on the table, in the order of the table of units. */
export function unitsOf(s: State, seat: SeatId): string[] {
  const ids: string[] = [];
  for (const id in s.units) {
    const u = s.units[id]!;
    if (u.owner === seat && u.status === 'table') ids.push(id);
  }
  return ids;
}

/** Enemy units of a unit on the table. */
export function enemyUnits(s: State, unit: string): string[] {
  const ids: string[] = [];
  const { owner } = s.units[unit]!;
  for (const id in s.units) {
    const u = s.units[id]!;
    if (u.status === 'table' && u.owner !== owner && areEnemies(s, owner, u.owner)) ids.push(id);
  }
  return ids;
}

/**
 * FD-ROUND-09: units not activated in this round. FD-FLEE-04, FD-FLEE-05, FD-GAP-86: fleeing units come first, so while
 * there are any, only those.
 */
export function readyUnits(s: State, seat: SeatId): string[] {
  const ready: string[] = [];
  let fleeing = false;
  for (const id in s.units) {
    const u = s.units[id]!;
    if (u.owner !== seat || u.status !== 'table' || u.activated) continue;
    if (u.morale === 'fleeing' && !fleeing) {
      fleeing = true;
      ready.length = 0;
    }
    if (!fleeing || u.morale === 'fleeing') ready.push(id);
  }
  return ready;
}

/** FD-MORALE-05, FD-GAP-10: the best value among the living models. */
export function moraleOf(s: State, unit: string): number {
  let best = 7;
  for (const id of s.units[unit]!.models) {
    const m = s.models[id]!;
    if (m.where.at !== 'gone') best = Math.min(best, s.profiles[m.profile]!.morale);
  }
  return best;
}

/**
 * FD-GAP-09: the model whose save stands for the unit. It has the most frequent RW, or the better one if two are
 * equally frequent.
 */
export function saverOf(s: State, unit: string): string {
  const counts = new Array<number>(8).fill(0);
  const first = new Array<string>(8);
  for (const id of livingModels(s, unit)) {
    const { save } = profileOf(s, id);
    if (counts[save]!++ === 0) first[save] = id;
  }
  let best = 0;
  for (let save = 2; save <= 6; save++) if (counts[save]! > counts[best]!) best = save;
  return first[best]!;
}
