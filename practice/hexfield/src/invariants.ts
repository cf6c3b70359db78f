import type { Look } from './kit.ts';
import { isConnected, onMap } from './rules/board.ts';
import { fieldsOf, hiddenFields, isBeast, isGrounded, strengthOf } from './rules/formation.ts';

/** What is never true on a table of this game, whatever happened. */
export function invariants({ state }: Look): string[] {
  const broken: string[] = [];
  const held = new Map<string, string>();
  for (const [id, u] of Object.entries(state.units)) {
    const fields = fieldsOf(u);
    if (!fields.every((h) => onMap(state, h))) broken.push(`${id} stands off the table`);
    if (!isConnected(fields)) broken.push(`${id} is not in one piece`);
    if (isBeast(u) && u.where.at === 'table' && fields.length !== 3) broken.push(`${id} does not cover three fields`);
    if (u.struck > strengthOf(u)) broken.push(`${id} is struck more often than it has elements`);
    for (const h of isGrounded(u) ? fields : hiddenFields(u)) {
      const key = `${h.q},${h.r}`;
      if (held.has(key)) broken.push(`${id} and ${held.get(key)} share the field ${key}`);
      held.set(key, id);
    }
  }
  return broken;
}
