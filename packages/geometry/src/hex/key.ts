import { type Hex, MAX_HEX } from './hex.ts';

/** A field as one small integer, for sets and maps. Ascending keys are reading order. */
export type HexKey = number;

const SPAN = 2 * MAX_HEX + 2;

/** Keys stay below 2^26, so that a key times 16 is still a small integer in the common engines. */
export function hexKey(h: Hex): HexKey {
  if (!(Math.abs(h.q) <= MAX_HEX && Math.abs(h.r) <= MAX_HEX))
    throw new RangeError(`hex (${h.q}, ${h.r}) out of range`);
  return (h.r + MAX_HEX + 1) * SPAN + (h.q + MAX_HEX + 1);
}

export const hexOfKey = (key: HexKey): Hex => ({
  q: (key % SPAN) - MAX_HEX - 1,
  r: Math.floor(key / SPAN) - MAX_HEX - 1,
});
