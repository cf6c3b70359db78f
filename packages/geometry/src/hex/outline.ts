import { type Corner, cornerOf } from './corner.ts';
import { type Hex, neighbour } from './hex.ts';
import { contains, type HexSet, hexesIn } from './region.ts';

/**
 * The border of a set as closed loops of corners. Outer borders run counter-clockwise as seen on the table, borders of
 * holes clockwise, so the set is always on the left. Loops are ordered by the field they start from, in reading order.
 * Three fields meet at a corner, never four, so no loop touches itself or another.
 */
export function outline(set: HexSet): Corner[][] {
  const done = new Set<string>();
  const loops: Corner[][] = [];
  for (const h of hexesIn(set)) {
    for (let d = 0; d < 6; d++) {
      if (done.has(`${h.q},${h.r},${d}`) || contains(set, neighbour(h, d))) continue;
      loops.push(follow(set, h, d, done));
    }
  }
  return loops;
}

/** Follows the border from one side of a member, with the member on the left, back to where it began. */
function follow(set: HexSet, start: Hex, first: number, done: Set<string>): Corner[] {
  const loop: Corner[] = [];
  let at = start;
  let d = first;
  do {
    done.add(`${at.q},${at.r},${d}`);
    loop.push(cornerOf(at, d));
    const turn = (d + 5) % 6;
    const beside = neighbour(at, turn);
    if (contains(set, beside)) {
      at = beside;
      d = (d + 1) % 6;
    } else d = turn;
  } while (at.q !== start.q || at.r !== start.r || d !== first);
  return loop;
}
