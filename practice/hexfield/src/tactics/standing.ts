import type { Field, UnitsId } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { gap } from '../rules/board.ts';
import { fieldsOf, hiddenFields, isEnemyOf } from '../rules/formation.ts';

/** Where a unit stands, as far as the viewer knows. Empty if it does not. */
export function knownFields({ state }: Look, unit: UnitsId): readonly Field[] {
  const u = state.units[unit]!;
  return u.where.at === 'hidden' ? hiddenFields(u) : fieldsOf(u);
}

/** Fewest steps between a unit and some fields. Infinite if either is nowhere to be seen. */
export const stepsTo = (look: Look, unit: UnitsId, fields: readonly Field[]): number =>
  gap(knownFields(look, unit), fields);

/** Enemies that can be seen on the table, the nearest first. */
export function enemiesOf(look: Look, unit: UnitsId): UnitsId[] {
  const { units } = look.state;
  const { owner } = units[unit]!;
  return Object.keys(units)
    .filter((id) => units[id]!.where.at === 'table' && isEnemyOf(look.state, owner, units[id]!))
    .map((id) => ({ id, steps: stepsTo(look, unit, fieldsOf(units[id]!)) }))
    .sort((a, b) => a.steps - b.steps)
    .map((e) => e.id);
}

/** What a unit is worth with everything that is left of it. */
export const worthLeft = (look: Look, unit: UnitsId): number =>
  knownFields(look, unit).length * look.state.units[unit]!.profile.value;
