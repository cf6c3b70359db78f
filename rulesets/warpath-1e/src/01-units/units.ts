import { hasEffect, sideOf } from '@walstatt/engine';
import type { Special, Spot, State, Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/** Plain facts about units, without geometry. */
export type SpecialId = Special['id'];

export const unit = (state: State, id: string): Unit => state.units[id]!;

export function has(u: Unit, id: SpecialId): boolean {
  for (const s of u.specials) if (s.id === id) return true;
  return false;
}

/** The number of a special rule; 0 if the unit does not have the rule. */
export function numberOfRule(u: Unit, id: SpecialId): number {
  for (const s of u.specials) if (s.id === id) return s.n;
  return 0;
}

/** WP-UNIT-08, -09: vehicles move, shoot and are damaged by rules of their own. */
export const isVehicle = (u: Unit): boolean => u.type === 'vehicle';

/** WP-HERO-01: heroes and monsters are one type; they differ in size and in what they hide. */
export const isSingle = (u: Unit): boolean => u.type === 'hero' || u.type === 'monster';

/** WP-VEHICLE-35, WP-HERO-02: obvious targets. */
export const isObvious = (u: Unit): boolean => u.type === 'vehicle' || isSingle(u);

/** WP-G-51: whether it has special weapons that single models carry; a lone model carries everything itself. */
export const hasBearers = (u: Unit): boolean => u.size > 1 && u.weapons.length > 0;

/** Where its models stand, or null if it is not on the table. */
export const modelsOf = (u: Unit): readonly Spot[] | null => (u.where.at === 'table' ? u.where.models : null);

export const isOnTable = (u: Unit): boolean => u.where.at === 'table';

export const isGone = (u: Unit): boolean => u.where.at === 'gone';

export const sideOfUnit = (state: State, u: Unit): string => sideOf(state, u.owner)!;

export const areFoes = (state: State, a: Unit, b: Unit): boolean => sideOfUnit(state, a) !== sideOfUnit(state, b);

/** Ids of a side's units that are not destroyed, in the order of the armies. */
export function unitsOf(state: State, side: string): string[] {
  const result: string[] = [];
  for (const id in state.units) {
    const u = state.units[id]!;
    if (u.where.at !== 'gone' && sideOfUnit(state, u) === side) result.push(id);
  }
  return result;
}

export const isSuppressed = (look: Look, id: string): boolean => hasEffect(look.state, id, 'suppressed');

/** The units that charged it in the last turn and that it must turn against, or null without such a duty. */
export function followOn(look: Look, id: string): readonly string[] | null {
  for (const e of look.state.effects) if (e.name === 'followOn' && e.on === id) return e.data.attackers;
  return null;
}

/** How many turns of its own a side has begun, including this one. */
export const ownTurn = (state: State): number => Math.ceil(state.turn / 2);

/** Units inside a transport. */
export function passengersOf(state: State, carrier: string): string[] {
  const result: string[] = [];
  for (const id in state.units) {
    const { where } = state.units[id]!;
    if (where.at === 'aboard' && where.of === carrier) result.push(id);
  }
  return result;
}
