import { hex } from '@walstatt/geometry';
import { isOnBoard } from '../01-introduction/board/board.ts';
import { facingTowards, middleOf } from '../01-introduction/board/nearest.ts';
import { keyOf, occupancy, unitOf } from '../01-introduction/board/occupancy.ts';
import type { Body } from '../01-introduction/board/pieces.ts';
import { slotsOf } from '../01-introduction/formation/arrange.ts';
import { isOrdered } from '../01-introduction/formation/formation.ts';
import { inOrder, shiftsTo } from '../05-movement/manoeuvres.ts';
import { take, type Walker } from '../05-movement/walker.ts';
import type { Field } from '../generated/state.ts';
import { gatheringOf } from './gathering.ts';

/**
 * Brings an unordered unit nearer to a battle line that faces the enemy: with care to the one reached soonest,
 * otherwise to any around the middle. Says whether it is ordered afterwards.
 */
export function regroup(w: Walker, enemy: Field, carefully: boolean): boolean {
  const { unit } = w.standing;
  const facing = facingTowards(middleOf(w.standing.body), enemy);
  const first = w.standing.body[0]!.facing;
  const alike = w.standing.body.every((p) => p.facing === first);
  if (!alike) take(w, unit, { leg: 'turn', facings: Object.fromEntries(w.standing.body.map((p) => [p.id, facing])) });
  if (isOrdered(w.standing.body)) return true;
  if (w.standing.body.every((p) => p.facing === w.standing.body[0]!.facing)) {
    const near = inOrder(w.standing.body);
    if (near !== null && take(w, unit, { leg: 'shift', to: shiftsTo(w.standing.body, near) })) return true;
  }
  for (let i = 0; i < 2; i++) if (!shiftNearer(w, carefully)) break;
  return isOrdered(w.standing.body);
}

/**
 * Every element goes one field towards a place in a line, if there is room. With care, those that are nearly there go
 * first.
 */
function shiftNearer(w: Walker, carefully: boolean): boolean {
  const { body, unit } = w.standing;
  const places = carefully ? gatheringOf(w.look, body, body[0]!.facing)?.places : placesFor(w, body);
  if (places === undefined) return false;
  const held = occupancy(w.look);
  const { board } = w.look.state;
  const taken = new Set(body.map((p) => keyOf(p.q, p.r)));
  const to: { element: string; q: number; r: number }[] = [];
  const gap = (i: number): number => hex.distance(body[i]!, places[i]!);
  const order = body.map((_, i) => i);
  if (carefully) order.sort((i, j) => gap(i) - gap(j));
  for (const i of order) {
    const p = body[i]!;
    const now = gap(i);
    for (const n of hex.neighbours(p)) {
      if (hex.distance(n, places[i]!) >= now || !isOnBoard(board, n.q, n.r) || taken.has(keyOf(n.q, n.r))) continue;
      const other = held.get(keyOf(n.q, n.r));
      if (other !== undefined && unitOf(w.look.state, other.id) !== unit) continue;
      taken.delete(keyOf(p.q, p.r));
      taken.add(keyOf(n.q, n.r));
      to.push({ element: p.id, q: n.q, r: n.r });
      break;
    }
  }
  return to.length > 0 && take(w, unit, { leg: 'shift', to });
}

/** A place in a line of about twice its depth for each element, the nearest ones first. */
function placesFor(w: Walker, body: Body): Field[] {
  const { facing } = body[0]!;
  const width = Math.min(body.length, 5);
  const middle = middleOf(body);
  const left = hex.add(middle, hex.times(hex.directionVector(facing + 5), Math.floor(width / 2)));
  const slots = slotsOf(left, facing, width, body.length, 0);
  const open = [...slots.full, ...slots.last].filter((h) => isOnBoard(w.look.state.board, h.q, h.r));
  return body.map((p) => {
    let best = 0;
    for (let i = 1; i < open.length; i++) if (hex.distance(p, open[i]!) < hex.distance(p, open[best]!)) best = i;
    return open.length === 0 ? middle : open.splice(best, 1)[0]!;
  });
}
