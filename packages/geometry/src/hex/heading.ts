import { directionVector, type Hex, subtract } from './hex.ts';
import { polar } from './polar.ts';

/**
 * A heading is a twelfth of a turn, 0 to 11, clockwise. Even headings point through the middle of a side (heading 2d
 * along direction d), odd ones through a corner (heading 2c + 1 between the directions c and c + 1). Grids where pieces
 * face sides number their facings d; grids where pieces face corners number them c. A facing is a sixth of a turn in
 * both, and only the heading tells which kind it is.
 */
export type Heading = number;

/** Any whole number of twelfths of a turn as 0 to 11. */
export const twelfths = (n: number): Heading => ((n % 12) + 12) % 12;

export const sideHeading = (direction: number): Heading => twelfths(2 * direction);
export const cornerHeading = (corner: number): Heading => twelfths(2 * corner + 1);

export const oppositeHeading = (heading: Heading): Heading => twelfths(heading + 6);

/** How far one heading must turn to become another: -5 to 6 twelfths, clockwise positive. */
export function turnBetween(from: Heading, to: Heading): number {
  const turn = twelfths(to - from);
  return turn > 6 ? turn - 12 : turn;
}

/** A vector that points along the heading: to the adjacent field, or to the next field straight through the corner. */
export function headingVector(heading: Heading): Hex {
  const h = twelfths(heading);
  const a = directionVector(Math.floor(h / 2));
  if (h % 2 === 0) return a;
  const b = directionVector((h + 1) / 2);
  return { q: a.q + b.q, r: a.r + b.r };
}

/**
 * Where one field lies as seen from another: 0 to 23 clockwise. An even number 2h means exactly along heading h, an odd
 * number 2h + 1 strictly between the headings h and h + 1. Undefined from a field to itself.
 */
export function bearing(from: Hex, to: Hex): number | undefined {
  const { direction, along, aside } = polar(subtract(to, from));
  if (along === 0) return undefined;
  if (aside === 0) return 4 * direction;
  if (along === aside) return 4 * direction + 2;
  return 4 * direction + (along > aside ? 1 : 3);
}
