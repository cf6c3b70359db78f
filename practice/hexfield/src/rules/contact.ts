import { hex } from '@walstatt/geometry';
import type { Field, State, Unit, UnitsId } from '../generated/state.ts';
import { holds } from './board.ts';
import { fieldsOf, hasBeforeFront, isEnemyOf, isGrounded } from './formation.ts';

/** Are any two fields of the lists adjacent? */
export function touch(a: readonly Field[], b: readonly Field[]): boolean {
  for (const f of a) for (const h of b) if (hex.distance(f, h) === 1) return true;
  return false;
}

/** Enemies on the ground that fields on the ground touch, in the order of the table of units. */
export function touchedEnemies(state: State, seat: string, fields: readonly Field[]): UnitsId[] {
  const found: UnitsId[] = [];
  for (const id in state.units) {
    const u = state.units[id]!;
    if (isGrounded(u) && isEnemyOf(state, seat, u) && touch(fields, fieldsOf(u))) found.push(id);
  }
  return found;
}

export const isEngaged = (state: State, u: Unit): boolean =>
  isGrounded(u) && touchedEnemies(state, u.owner, fieldsOf(u)).length > 0;

/** HX-MELEE-01: enemies with an element before the unit's front. */
export function enemiesAhead(state: State, u: Unit): UnitsId[] {
  const { where } = u;
  if (where.at !== 'table' || where.altitude > 0) return [];
  return touchedEnemies(state, u.owner, where.fields).filter((id) =>
    fieldsOf(state.units[id]!).some((h) => hasBeforeFront(where.fields, where.facing, h)),
  );
}

/** HX-MOVE-09: the unit on the ground that stands in the way on a field. HX-HIDE-04: hidden units are in nobody's way. */
export function heldBy(state: State, mover: Unit, h: Field): UnitsId | null {
  for (const id in state.units) {
    const u = state.units[id]!;
    if (u !== mover && u.where.at === 'table' && u.where.altitude === 0 && holds(u.where.fields, h)) return id;
  }
  return null;
}
