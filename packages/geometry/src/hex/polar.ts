import { directionVector, type Hex, subtract } from './hex.ts';

/**
 * A vector split along the two neighbouring directions that enclose it:
 * `along` times `direction` plus `aside` times the next direction clockwise; `along` > 0, `aside` >= 0.
 * `along + aside` is its length in fields. The null vector has all three 0.
 */
export type Polar = { readonly direction: number; readonly along: number; readonly aside: number };

export function polar({ q, r }: Hex): Polar {
  if (q > 0 && r >= 0) return { direction: 0, along: q, aside: r };
  if (q <= 0 && q + r > 0) return { direction: 1, along: q + r, aside: 0 - q };
  if (r > 0) return { direction: 2, along: r, aside: 0 - q - r };
  if (q < 0) return { direction: 3, along: -q, aside: 0 - r };
  if (q + r < 0) return { direction: 4, along: -q - r, aside: q + 0 };
  if (r < 0) return { direction: 5, along: -r, aside: q + r };
  return { direction: 0, along: 0, aside: 0 };
}

/** Place of a field on the ring around a centre, counted clockwise from the field straight in direction 0. */
export type RingPlace = { readonly radius: number; readonly index: number };

export function ringPlace(centre: Hex, h: Hex): RingPlace {
  const { direction, along, aside } = polar(subtract(h, centre));
  const radius = along + aside;
  return { radius, index: direction * radius + aside };
}

/** The field at a place of the ring; `index` is taken modulo the ring's length of six times the radius. */
export function ringHex(centre: Hex, radius: number, index: number): Hex {
  if (radius === 0) return { q: centre.q, r: centre.r };
  const length = 6 * radius;
  const place = ((index % length) + length) % length;
  const direction = Math.floor(place / radius);
  const aside = place - direction * radius;
  const a = directionVector(direction);
  const b = directionVector(direction + 1);
  const along = radius - aside;
  return { q: centre.q + along * a.q + aside * b.q, r: centre.r + along * a.r + aside * b.r };
}
