import type { Look } from './kit.ts';
import { isOnBoard } from './rules/board/board.ts';
import { keyOf } from './rules/board/occupancy.ts';

/** Facts that hold after every event: DW-V-69, DW-V-89, and elements and units know each other. */
export function invariants(look: Look): string[] {
  const broken: string[] = [];
  const held = new Map<number, string>();
  const { elements, units, board } = look.state;
  for (const id in elements) {
    const { where, unit, marked } = elements[id]!;
    if (!units[unit]?.elements.includes(id)) broken.push(`${id} is not on the list of ${unit}`);
    if (where.at !== 'table') {
      if (marked) broken.push(`${id} is marked but not on the table`);
      continue;
    }
    if (!isOnBoard(board, where.q, where.r)) broken.push(`${id} is off the board`);
    const key = keyOf(where.q, where.r);
    if (held.has(key)) broken.push(`${id} and ${held.get(key)} stand on the same field`);
    held.set(key, id);
  }
  for (const id in units)
    if (units[id]!.engaged && units[id]!.orders.are === 'placed') broken.push(`${id} has an order in melee`);
  return broken;
}
