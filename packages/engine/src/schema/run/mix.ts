/**
 * Hashing in two independent 32-bit lanes.
 *
 * One word `v` enters a lane as `lane = imul(lane ^ (lane >>> shift) ^ v, odd)`. Each half of that is a bijection, and
 * the shifts differ, so no pair of changes cancels in both lanes at once. Emitted code writes the line out for numbers;
 * the functions here are for everything of variable length.
 */
export type Lanes = Int32Array;

export const LANE_A = 0x9e3779b1;
export const LANE_B = 0x85ebca77;

export function newLanes(): Lanes {
  const h = new Int32Array(2);
  h[0] = 0x2545f491;
  h[1] = 0x1b873593;
  return h;
}

/**
 * The part above the low word, which counts as signed: -1 and 0xffffffff have the same low word, but 0 and 1 above it.
 */
const high = (v: number): number => (v - (v | 0)) / 0x100000000;

/** What must be mixed in besides the low word so that numbers beyond 32 bits differ in lane a. */
export const highA = (v: number): number => ((v | 0) === v ? 0 : Math.imul(high(v), 0xc2b2ae3d));

/** The same for lane b, with another factor, so that two numbers that collide in one lane do not in the other. */
export const highB = (v: number): number => ((v | 0) === v ? 0 : Math.imul(high(v), 0x27d4eb2f));

/** Mixes in a number that fits into 32 bits: a length, a variant, a yes or no. */
export function mixWord(h: Lanes, v: number): void {
  const a = h[0]!;
  const b = h[1]!;
  h[0] = Math.imul(a ^ (a >>> 15) ^ v, LANE_A);
  h[1] = Math.imul(b ^ (b >>> 13) ^ v, LANE_B);
}

/** Mixes in any safe integer. */
export function mixNumber(h: Lanes, v: number): void {
  const a = h[0]!;
  const b = h[1]!;
  h[0] = Math.imul(a ^ (a >>> 15) ^ v ^ highA(v), LANE_A);
  h[1] = Math.imul(b ^ (b >>> 13) ^ v ^ highB(v), LANE_B);
}

/** The length goes first, so that no two sequences of texts give the same words. */
export function mixText(h: Lanes, s: string): void {
  let a = h[0]!;
  let b = h[1]!;
  a = Math.imul(a ^ (a >>> 15) ^ s.length, LANE_A);
  b = Math.imul(b ^ (b >>> 13) ^ s.length, LANE_B);
  for (let i = 0; i < s.length; i++) {
    const v = s.charCodeAt(i);
    a = Math.imul(a ^ (a >>> 15) ^ v, LANE_A);
    b = Math.imul(b ^ (b >>> 13) ^ v, LANE_B);
  }
  h[0] = a;
  h[1] = b;
}

/** The 53-bit hash: both lanes are stirred once more, then 32 bits of one and 21 of the other are used. */
export function finishLanes(h: Lanes): number {
  return (stir(h[1]! ^ (h[0]! >>> 7)) & 0x1fffff) * 0x100000000 + (stir(h[0]!) >>> 0);
}

function stir(lane: number): number {
  let x = lane ^ (lane >>> 16);
  x = Math.imul(x, 0x85ebca6b);
  x ^= x >>> 13;
  x = Math.imul(x, 0xc2b2ae35);
  return x ^ (x >>> 16);
}
