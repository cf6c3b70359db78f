import type { Field, State, Unit, UnitsId } from '../generated/state.ts';
import { areWithin, holds } from './board.ts';
import { fieldsOf, hasBeforeFront, isEnemyOf, isGrounded } from './formation.ts';

/** Enemies on the ground that fields on the ground touch, in the order of the table of units. */
export function touchedEnemies(state: State, seat: string, fields: readonly Field[]): UnitsId[] {
  const found: UnitsId[] = [];
  for (const id in state.units) if (isTouched(state, state.units[id]!, seat, fields)) found.push(id);
  return found;
}

/** The first of them, or null. */
export function touchedEnemy(state: State, seat: string, fields: readonly Field[]): UnitsId | null {
  for (const id in state.units) if (isTouched(state, state.units[id]!, seat, fields)) return id;
  return null;
}

const isTouched = (state: State, u: Unit, seat: string, fields: readonly Field[]): boolean =>
  u.owner !== seat && isGrounded(u) && areWithin(fields, fieldsOf(u), 1) && isEnemyOf(state, seat, u);

export const isEngaged = (state: State, u: Unit): boolean =>
  isGrounded(u) && touchedEnemy(state, u.owner, fieldsOf(u)) !== null;

/** Do any two enemies touch? */
export function isAnyoneEngaged(state: State): boolean {
  for (const id in state.units) if (isEngaged(state, state.units[id]!)) return true;
  return false;
}

/** HX-MELEE-01: enemies with an element in front of the unit. */
export function enemiesAhead(state: State, u: Unit): UnitsId[] {
  const { where } = u;
  if (where.at !== 'table' || where.altitude > 0) return [];
  return touchedEnemies(state, u.owner, where.fields).filter((id) =>
    fieldsOf(state.units[id]!).some((h) => hasBeforeFront(where.fields, where.facing, h)),
  );
}

/**
 * HX-MOVE-09: the unit on the ground that is in the way on a field. HX-HIDE-04: hidden units are not in anybody's way.
 */
export function heldBy(state: State, mover: Unit, h: Field): UnitsId | null {
  for (const id in state.units) {
    const u = state.units[id]!;
    if (u !== mover && u.where.at === 'table' && u.where.altitude === 0 && holds(u.where.fields, h)) return id;
  }
  return null;
}
