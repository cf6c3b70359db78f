import { hex } from '@walstatt/geometry';
import type { Field } from '../../generated/state.ts';
import type { Body, Piece } from '../board/pieces.ts';

/**
 * Places of an ordered formation: those that must be filled, and those in the last rank, any of which may be filled.
 */
export type Slots = { readonly full: readonly Field[]; readonly last: readonly Field[] };

/**
 * DW-I-41: the places of a battle line. Each further rank begins half a field to the left or right, as `leans` says.
 */
export function slotsOf(left: Field, facing: number, width: number, count: number, leans: number): Slots {
  const along = hex.directionVector(facing + 2);
  const toLeft = hex.directionVector(facing + 4);
  const toRight = hex.directionVector(facing + 3);
  const full: Field[] = [];
  const ranks = Math.ceil(count / width);
  let start = left;
  for (let rank = 0; rank < ranks; rank++) {
    if (rank > 0 && rank < ranks - 1) start = hex.add(start, (leans >> rank) & 1 ? toRight : toLeft);
    if (rank === ranks - 1 && rank > 0) {
      const first = hex.add(start, toLeft);
      return { full, last: Array.from({ length: width + 1 }, (_, i) => hex.add(first, hex.times(along, i))) };
    }
    for (let i = 0; i < Math.min(width, count); i++) full.push(hex.add(start, hex.times(along, i)));
  }
  return { full, last: [] };
}

/**
 * A place for every element, none farther than `most` from where it stands, with all places filled that must be. Null
 * if there is none. Elements already on a place prefer to stay.
 */
export function match(body: Body, slots: Slots, most: number): Field[] | null {
  for (const h of slots.full) if (!body.some((p) => hex.distance(p, h) <= most)) return null;
  const all = [...slots.full, ...slots.last];
  const near = body.map((p) => {
    const reach: number[] = [];
    for (const [i, h] of all.entries()) {
      const d = hex.distance(p, h);
      if (d === 0) reach.unshift(i);
      else if (d <= most) reach.push(i);
    }
    return reach;
  });
  const holder = new Array<number>(all.length).fill(-1);
  const taken = new Array<number>(body.length).fill(-1);
  const give = (slot: number, tried: Set<number>): boolean => {
    for (const [e, reach] of near.entries()) {
      if (tried.has(e) || !reach.includes(slot)) continue;
      tried.add(e);
      if (taken[e] === -1 || give(taken[e]!, tried)) {
        taken[e] = slot;
        holder[slot] = e;
        return true;
      }
    }
    return false;
  };
  const seat = (e: number, tried: Set<number>): boolean => {
    for (const slot of near[e]!) {
      if (tried.has(slot)) continue;
      tried.add(slot);
      if (holder[slot] === -1 || seat(holder[slot]!, tried)) {
        taken[e] = slot;
        holder[slot] = e;
        return true;
      }
    }
    return false;
  };
  for (let slot = 0; slot < slots.full.length; slot++) if (!give(slot, new Set())) return null;
  for (let e = 0; e < body.length; e++) if (taken[e] === -1 && !seat(e, new Set())) return null;
  return taken.map((slot) => all[slot]!);
}

/** The first way found to stand in a battle line of this width by shifts of at most `most` fields. */
export function arrange(body: Body, facing: number, width: number, most: number): Piece[] | null {
  const heading = hex.cornerHeading(facing);
  let front = Number.NEGATIVE_INFINITY;
  for (const p of body) front = Math.max(front, hex.ahead(p, heading));
  const ranks = Math.ceil(body.length / width);
  const patterns = 1 << Math.max(0, Math.min(ranks - 2, 3));
  for (const k of [front, front - 1, front + 1]) {
    for (const anchor of anchorsIn(body, facing, k)) {
      for (let leans = 0; leans < patterns; leans++) {
        const places = match(body, slotsOf(anchor, facing, width, body.length, leans << 1), most);
        if (places !== null) return body.map((p, i) => ({ ...p, q: places[i]!.q, r: places[i]!.r }));
      }
    }
  }
  return null;
}

/** Fields where the left end of a front rank could be: on or next to an element, in the given row. */
function anchorsIn(body: Body, facing: number, k: number): Field[] {
  const heading = hex.cornerHeading(facing);
  const seen = new Map<number, Field>();
  for (const p of body) {
    for (const h of [p, ...hex.neighbours(p)]) {
      if (hex.ahead(h, heading) === k) seen.set(hex.hexKey(h), { q: h.q, r: h.r });
    }
  }
  return [...seen.values()].sort((a, b) => hex.across(a, heading) - hex.across(b, heading));
}
