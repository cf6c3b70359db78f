import { bearing, type Heading, sideHeading, twelfths } from './heading.ts';
import { add, DIRECTIONS, type Hex } from './hex.ts';
import { ring } from './ring.ts';

/** Does `to` lie in the arc that runs clockwise from one heading to another? Both border lines belong to the arc. */
export function isBetweenHeadings(from: Hex, to: Hex, first: Heading, last: Heading): boolean {
  const seen = bearing(from, to);
  if (seen === undefined) return false;
  return (((seen - 2 * first) % 24) + 24) % 24 <= 2 * twelfths(last - first);
}

/**
 * Does `to` lie at most `halfWidth` twelfths to either side of the heading, border lines included? A half-width of 1 is
 * an arc of 60 degrees, 3 of 180, 6 the whole circle. The field itself is never in its own arc.
 */
export function isInArc(from: Hex, to: Hex, heading: Heading, halfWidth: number): boolean {
  if (halfWidth >= 6) return from.q !== to.q || from.r !== to.r;
  return halfWidth >= 0 && isBetweenHeadings(from, to, heading - halfWidth, heading + halfWidth);
}

/**
 * The fields of such an arc from distance `nearest` to `farthest`, ring by ring, each ring clockwise from direction 0.
 */
export function arc(from: Hex, heading: Heading, halfWidth: number, farthest: number, nearest = 1): Hex[] {
  const fields: Hex[] = [];
  for (let n = Math.max(1, nearest); n <= farthest; n++) {
    for (const h of ring(from, n)) if (isInArc(from, h, heading, halfWidth)) fields.push(h);
  }
  return fields;
}

export type Zone = 'front' | 'right' | 'rear' | 'left';

/**
 * Half-widths of front and rear in twelfths. With 1 and 1, a piece that faces a corner has 2 fields ahead, 1 on each
 * side, 2 behind.
 */
export type ZoneWidths = { readonly front: number; readonly rear: number };

const NARROW: ZoneWidths = { front: 1, rear: 1 };

/**
 * The zone of a piece in which another field lies. The borders belong to front and rear. Undefined for its own field.
 */
export function zoneOf(from: Hex, to: Hex, heading: Heading, widths: ZoneWidths = NARROW): Zone | undefined {
  if (isInArc(from, to, heading, widths.front)) return 'front';
  if (isInArc(from, to, heading + 6, widths.rear)) return 'rear';
  if (isBetweenHeadings(from, to, heading, heading + 6)) return 'right';
  return from.q === to.q && from.r === to.r ? undefined : 'left';
}

/** The directions of the adjacent fields in a zone, clockwise. */
export function zoneDirections(heading: Heading, zone: Zone, widths: ZoneWidths = NARROW): number[] {
  const origin = { q: 0, r: 0 };
  const middle = { front: 0, right: 3, rear: 6, left: 9 }[zone];
  const found: number[] = [];
  for (let d = 0; d < 6; d++) if (zoneOf(origin, add(origin, DIRECTIONS[d]!), heading, widths) === zone) found.push(d);
  const fromMiddle = (d: number): number => twelfths(sideHeading(d) - heading - middle + 6);
  return found.sort((a, b) => fromMiddle(a) - fromMiddle(b));
}
