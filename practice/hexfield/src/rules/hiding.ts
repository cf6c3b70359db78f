import { known, type RuleId } from '@walstatt/engine';
import type { Field, State, UnitsId } from '../generated/state.ts';
import type { G } from '../kit.ts';
import { areWithin, holds } from './board.ts';
import { fieldsAt, fieldsOf, hiddenFields, isEnemyOf } from './formation.ts';

/** How near an enemy may come before a hidden unit is seen. */
export const SEEN_WITHIN = 2;

/** Puts a hidden unit on the table for all to see. Returns the units that this has revealed. */
export function reveal(g: G, unit: UnitsId, ...rules: RuleId[]): UnitsId[] {
  const u = g.state.units[unit]!;
  if (u.where.at !== 'hidden') return [];
  const pose = known(u.where.pose);
  g.apply({ type: 'revealed', rules, unit, facing: pose.facing, fields: fieldsAt(u.profile, u.start, pose) });
  return [unit, ...revealNear(g, unit)];
}

/**
 * Hidden enemies of a seat within a distance of some fields. Only for rule code, because it looks at what the seat must
 * not know.
 */
export function hiddenNear(state: State, seat: string, fields: readonly Field[], within: number): UnitsId[] {
  const found: UnitsId[] = [];
  for (const id in state.units) {
    const u = state.units[id]!;
    if (u.where.at === 'hidden' && isEnemyOf(state, seat, u) && areWithin(hiddenFields(u), fields, within))
      found.push(id);
  }
  return found;
}

/** Whether any unit is hiding at all. Most of the time none is any more. */
function isAnyoneHidden(state: State): boolean {
  for (const id in state.units) if (state.units[id]!.where.at === 'hidden') return true;
  return false;
}

/** HX-HIDE-01: a hidden unit within two fields of where a unit now stands is seen. */
export function revealNear(g: G, unit: UnitsId): UnitsId[] {
  if (!isAnyoneHidden(g.state)) return [];
  const u = g.state.units[unit]!;
  return hiddenNear(g.state, u.owner, fieldsOf(u), SEEN_WITHIN).flatMap((id) => reveal(g, id, 'HX-HIDE-01'));
}

/** HX-HIDE-04: a hidden unit that lies where another is about to go is seen before the other goes there. */
export function revealOn(g: G, fields: readonly Field[]): UnitsId[] {
  if (fields.length === 0 || !isAnyoneHidden(g.state)) return [];
  return hiddenOn(g.state, fields).flatMap((id) => reveal(g, id, 'HX-HIDE-04'));
}

/** Hidden units of any seat on one of the fields. Only for rule code. */
export function hiddenOn(state: State, fields: readonly Field[]): UnitsId[] {
  const found: UnitsId[] = [];
  for (const id in state.units) {
    const u = state.units[id]!;
    if (u.where.at === 'hidden' && hiddenFields(u).some((h) => holds(fields, h))) found.push(id);
  }
  return found;
}
