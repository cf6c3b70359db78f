import type { Hex } from './hex.ts';
import { ringHex } from './polar.ts';

/** All fields at exactly this distance, clockwise from the one straight in direction 0. */
export function ring(centre: Hex, radius: number): Hex[] {
  const length = radius === 0 ? 1 : 6 * radius;
  return Array.from({ length }, (_, i) => ringHex(centre, radius, i));
}

/** All fields within the distance, centre first, then ring by ring outwards. */
export function disc(centre: Hex, radius: number): Hex[] {
  const fields: Hex[] = [];
  for (let n = 0; n <= radius; n++) fields.push(...ring(centre, n));
  return fields;
}
