import { compareHexes, type Hex, sixths } from './hex.ts';
import { hexKey } from './key.ts';
import { polar, ringHex, ringPlace } from './polar.ts';
import { without } from './region.ts';
import { rotateAbout } from './rotation.ts';

/**
 * The way of one field along its ring: the fields passed after the start, with the end last, and the direction of each
 * step.
 */
export type RingWalk = { readonly hexes: readonly Hex[]; readonly directions: readonly number[] };

/**
 * Walks along the ring around a pivot by sixths of a turn, clockwise positive. At distance n that is n steps for each
 * sixth. The pivot itself stays put.
 */
export function ringWalk(from: Hex, pivot: Hex, turn: number): RingWalk {
  const { radius, index } = ringPlace(pivot, from);
  const hand = turn < 0 ? -1 : 1;
  const hexes: Hex[] = [];
  const directions: number[] = [];
  let at = from;
  for (let i = 1; i <= Math.abs(turn) * radius; i++) {
    const next = ringHex(pivot, radius, index + hand * i);
    directions.push(polar({ q: next.q - at.q, r: next.r - at.r }).direction);
    hexes.push(next);
    at = next;
  }
  return { hexes, directions };
}

/** What happens when several fields turn together about a pivot. Lists of single fields are in reading order. */
export type Wheel = {
  /** One way per field, in the given order. */
  readonly walks: readonly RingWalk[];
  /** Where each field ends, in the given order. */
  readonly to: readonly Hex[];
  /** How many sixths every facing changes by, 0 to 5. */
  readonly turn: number;
  /** Every field that is passed or reached. Fields held at the start are included if they are passed again. */
  readonly swept: readonly Hex[];
  /** The swept fields that were not held at the start. */
  readonly entered: readonly Hex[];
  /** The fields held at the start and not at the end. */
  readonly left: readonly Hex[];
};

export function wheel(hexes: readonly Hex[], pivot: Hex, turn: number): Wheel {
  const walks = hexes.map((h) => ringWalk(h, pivot, turn));
  const to = hexes.map((h) => rotateAbout(h, pivot, turn));
  const passed = new Map<number, Hex>();
  for (const walk of walks) for (const h of walk.hexes) passed.set(hexKey(h), h);
  const swept = [...passed.values()].sort(compareHexes);
  return { walks, to, turn: sixths(turn), swept, entered: without(swept, hexes), left: without(hexes, to) };
}
