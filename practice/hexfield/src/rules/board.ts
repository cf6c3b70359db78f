import { hex } from '@walstatt/geometry';
import type { Field, State, Terrain } from '../generated/state.ts';

export const sameField = (a: Field, b: Field): boolean => a.q === b.q && a.r === b.r;

export function holds(fields: readonly Field[], h: Field): boolean {
  for (const f of fields) if (f.q === h.q && f.r === h.r) return true;
  return false;
}

/** All fields one step further in a direction. */
export function shifted(fields: readonly Field[], direction: number): Field[] {
  const d = hex.directionVector(direction);
  const to = new Array<Field>(fields.length);
  for (let i = 0; i < fields.length; i++) to[i] = { q: fields[i]!.q + d.q, r: fields[i]!.r + d.r };
  return to;
}

/** The fields of `to` that are not in `from`, in the order of `to`. */
export function newlyCovered(from: readonly Field[], to: readonly Field[]): Field[] {
  const entered: Field[] = [];
  for (const h of to) if (!holds(from, h)) entered.push(h);
  return entered;
}

/** The columns of odd rows are half a field further right. */
export function onMap({ map }: State, h: Field): boolean {
  const column = h.q + (h.r >> 1);
  return h.r >= 0 && h.r < map.rows && column >= 0 && column < map.columns;
}

/** The first field of this kind of ground that is among the given fields. */
export function groundAmong(state: State, kind: Terrain['kind'], fields: readonly Field[]): Field | null {
  if (fields.length === 0) return null;
  for (const id in state.terrain) {
    const t = state.terrain[id]!;
    if (t.kind !== kind) continue;
    for (const h of t.fields) if (holds(fields, h)) return h;
  }
  return null;
}

export const isWood = (state: State, h: Field): boolean => groundAmong(state, 'wood', [h]) !== null;
export const isBurning = (state: State, h: Field): boolean => groundAmong(state, 'fire', [h]) !== null;
export const isAsh = (state: State, h: Field): boolean => groundAmong(state, 'ash', [h]) !== null;

/** HX-MOVE-08: walls stand on sides, named after the field that has them in direction 0, 1 or 2. */
export function someWalled(state: State, from: readonly Field[], direction: number): boolean {
  const side = direction % 3;
  const beyond = direction < 3 ? HERE : hex.directionVector(direction);
  for (const id in state.terrain) {
    const { kind, sides } = state.terrain[id]!;
    if (kind !== 'wall') continue;
    for (const s of sides) {
      if (s.side !== side) continue;
      for (const h of from) if (h.q + beyond.q === s.q && h.r + beyond.r === s.r) return true;
    }
  }
  return false;
}

const HERE: Field = { q: 0, r: 0 };

/**
 * Do two groups of fields, each in one piece, come within a distance of each other? Groups that are far apart can be
 * told by their first fields alone, since no other field of n is more than n - 1 steps away from it.
 */
export function areWithin(a: readonly Field[], b: readonly Field[], limit: number): boolean {
  if (a.length === 0 || b.length === 0 || hex.distance(a[0]!, b[0]!) > limit + a.length + b.length - 2) return false;
  for (const f of a) for (const h of b) if (hex.distance(f, h) <= limit) return true;
  return false;
}

/** Fewest steps between two groups of fields. */
export function gap(a: readonly Field[], b: readonly Field[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const f of a) {
    for (const h of b) {
      const d = hex.distance(f, h);
      if (d < least) least = d;
    }
  }
  return least;
}

export function isConnected(fields: readonly Field[]): boolean {
  return fields.length === 0 || partOf(fields, 0).length === fields.length;
}

/** All fields connected with the one at `index`, that field first. */
export function partOf(fields: readonly Field[], index: number): Field[] {
  const part = [fields[index]!];
  for (let i = 0; i < part.length; i++) {
    for (const h of fields) if (hex.distance(part[i]!, h) === 1 && !holds(part, h)) part.push(h);
  }
  return part;
}

/** The largest connected part. Of equal ones, the one with the earliest field. */
export function largestPart(fields: readonly Field[]): Field[] {
  let best: Field[] = [];
  fields.forEach((h, i) => {
    if (holds(best, h)) return;
    const part = partOf(fields, i);
    if (part.length > best.length) best = part;
  });
  return best;
}
