import type { Impossible } from '@walstatt/engine';
import type { Look } from './kit.ts';
import { isConnected, onMap } from './rules/board.ts';
import { fieldsOf, hiddenFields, isBeast, isGrounded, strengthOf } from './rules/formation.ts';

/** What can never be true on a table of this game. */
export function invariants({ state }: Look): Impossible[] {
  const broken: Impossible[] = [];
  const held = new Map<string, string>();
  for (const [id, u] of Object.entries(state.units)) {
    const wrong = (field: string, what: string): void => {
      const at = [
        ['units', id, field],
        ['units', id, field === 'where' ? 'at' : 'elements'],
        ['units', id],
      ];
      broken.push({ at, what: `${id} ${what}` });
    };
    const fields = fieldsOf(u);
    if (!fields.every((h) => onMap(state, h))) wrong('where', 'stands off the table');
    if (!isConnected(fields)) wrong('where', 'is not in one piece');
    if (isBeast(u) && u.where.at === 'table' && fields.length !== 3) wrong('where', 'does not cover three fields');
    const strength = strengthOf(u);
    if (strength > u.start) wrong('start', `has ${strength} of ${u.start} elements`);
    if (u.struck > strength) wrong('struck', 'is struck more often than it has elements');
    for (const h of isGrounded(u) ? fields : hiddenFields(u)) {
      const key = `${h.q},${h.r}`;
      if (held.has(key)) wrong('where', `stands on the field ${key} of ${held.get(key)}`);
      held.set(key, id);
    }
  }
  return broken;
}
