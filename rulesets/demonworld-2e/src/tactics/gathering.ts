import { hex } from '@walstatt/geometry';
import { isOnBoard } from '../01-introduction/board/board.ts';
import { middleOf } from '../01-introduction/board/nearest.ts';
import { keyOf, occupancy, unitOf } from '../01-introduction/board/occupancy.ts';
import type { Body } from '../01-introduction/board/pieces.ts';
import { slotsOf } from '../01-introduction/formation/arrange.ts';
import type { Field } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/**
 * A battle line that a scattered unit can gather in: a place for each element, how far the farthest has to go, and how
 * far all have to go together.
 */
export type Gathering = { readonly places: readonly Field[]; readonly farthest: number; readonly sum: number };

/**
 * The line with this facing, about where the unit stands, that is reached soonest. Null if there is no room for any.
 */
export function gatheringOf(look: Look, body: Body, facing: number): Gathering | null {
  let best: Gathering | null = null;
  const middle = middleOf(body);
  const n = body.length;
  for (const width of new Set([Math.ceil(n / 2), Math.ceil(n / 3), Math.min(n, 5)])) {
    if (width < 2) continue;
    const ranks = Math.ceil(n / width);
    const back = hex.times(hex.directionVector(facing), Math.floor((ranks - 1) / 2));
    const left = hex.times(hex.directionVector(facing + 5), Math.floor(width / 2));
    const centre = hex.add(hex.add(middle, left), back);
    for (const anchor of [centre, ...hex.neighbours(centre)]) {
      const { full, last } = slotsOf(anchor, facing, width, n, 0);
      if (!full.every((h) => isOpen(look, body, h))) continue;
      const found = seated(
        body,
        full,
        last.filter((h) => isOpen(look, body, h)),
      );
      if (found !== null && (best === null || isSooner(found, best))) best = found;
    }
  }
  return best;
}

const isSooner = (a: Gathering, b: Gathering): boolean =>
  a.farthest < b.farthest || (a.farthest === b.farthest && a.sum < b.sum);

/** On the table, and not held by an element of another unit. */
function isOpen(look: Look, body: Body, { q, r }: Field): boolean {
  if (!isOnBoard(look.state.board, q, r)) return false;
  const held = occupancy(look).get(keyOf(q, r));
  return held === undefined || unitOf(look.state, held.id) === unitOf(look.state, body[0]!.id);
}

/**
 * Places that must be filled take the nearest elements, and the rest stand in the last rank. Elements far off choose
 * first.
 */
function seated(body: Body, full: readonly Field[], last: readonly Field[]): Gathering | null {
  if (full.length + last.length < body.length) return null;
  const spare = body.length - full.length;
  const open = [...full];
  const rear = [...last];
  let inRear = 0;
  const places: Field[] = new Array(body.length);
  const middle = middleOf(full);
  const order = body.map((_, i) => i).sort((i, j) => hex.distance(body[j]!, middle) - hex.distance(body[i]!, middle));
  let farthest = 0;
  let sum = 0;
  for (const i of order) {
    const front = nearestIn(open, body[i]!);
    const behind = inRear < spare ? nearestIn(rear, body[i]!) : -1;
    const toFront = front < 0 ? Number.POSITIVE_INFINITY : hex.distance(open[front]!, body[i]!);
    const toRear = behind < 0 ? Number.POSITIVE_INFINITY : hex.distance(rear[behind]!, body[i]!);
    if (toRear < toFront) inRear++;
    places[i] = toRear < toFront ? rear.splice(behind, 1)[0]! : open.splice(front, 1)[0]!;
    const far = Math.min(toFront, toRear);
    farthest = Math.max(farthest, far);
    sum += far;
  }
  return { places, farthest, sum };
}

function nearestIn(fields: readonly Field[], p: Field): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, f] of fields.entries()) {
    const d = hex.distance(f, p);
    if (d < least) {
      least = d;
      best = i;
    }
  }
  return best;
}
