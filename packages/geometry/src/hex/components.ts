import { DIRECTIONS } from './hex.ts';
import { type HexKey, hexKey, hexOfKey } from './key.ts';
import type { HexSet } from './region.ts';
import { type SideKey, sideKeyOf } from './side.ts';

const NO_SIDES: ReadonlySet<SideKey> = new Set();

/** Everything that can be reached from a member inside the set without crossing a blocked side. */
function flood(set: HexSet, start: HexKey, blocked: ReadonlySet<SideKey>): Set<HexKey> {
  const reached = new Set([start]);
  for (const key of reached) {
    const h = hexOfKey(key);
    for (let d = 0; d < 6; d++) {
      const next = hexKey({ q: h.q + DIRECTIONS[d]!.q, r: h.r + DIRECTIONS[d]!.r });
      if (set.has(next) && !reached.has(next) && !(blocked.size > 0 && blocked.has(sideKeyOf(h, d)))) reached.add(next);
    }
  }
  return reached;
}

/**
 * The connected parts of a set, ordered by their first fields in reading order. Blocked sides separate the fields on
 * either side of them.
 */
export function components(set: HexSet, blocked: ReadonlySet<SideKey> = NO_SIDES): HexSet[] {
  const parts: HexSet[] = [];
  const done = new Set<HexKey>();
  for (const key of [...set].sort((a, b) => a - b)) {
    if (done.has(key)) continue;
    const part = flood(set, key, blocked);
    for (const k of part) done.add(k);
    parts.push(part);
  }
  return parts;
}

/** Can every field be reached from every other without leaving the set? The empty set counts as connected. */
export function isConnected(set: HexSet, blocked: ReadonlySet<SideKey> = NO_SIDES): boolean {
  for (const first of set) return flood(set, first, blocked).size === set.size;
  return true;
}

/** The connected parts of what lies outside the set but is enclosed by it, ordered by their first fields. */
export function holes(set: HexSet): HexSet[] {
  if (set.size === 0) return [];
  const hexes = [...set].map(hexOfKey);
  const [minQ, maxQ] = [Math.min(...hexes.map((h) => h.q)) - 1, Math.max(...hexes.map((h) => h.q)) + 1];
  const [minR, maxR] = [Math.min(...hexes.map((h) => h.r)) - 1, Math.max(...hexes.map((h) => h.r)) + 1];
  const outside = new Set<HexKey>();
  for (let r = minR; r <= maxR; r++) {
    for (let q = minQ; q <= maxQ; q++) {
      const key = hexKey({ q, r });
      if (!set.has(key)) outside.add(key);
    }
  }
  const open = hexKey({ q: minQ, r: minR });
  return components(outside).filter((part) => !part.has(open));
}
