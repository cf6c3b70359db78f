import { type Heading, twelfths } from './heading.ts';
import { add, type Hex, sixths, subtract } from './hex.ts';

/** The vector turned clockwise by sixths of a full turn. */
export function rotate({ q, r }: Hex, turn: number): Hex {
  switch (sixths(turn)) {
    case 1:
      return { q: 0 - r, r: q + r };
    case 2:
      return { q: 0 - q - r, r: q };
    case 3:
      return { q: 0 - q, r: 0 - r };
    case 4:
      return { q: r, r: 0 - q - r };
    case 5:
      return { q: q + r, r: 0 - q };
    default:
      return { q, r };
  }
}

export const rotateAbout = (h: Hex, centre: Hex, turn: number): Hex => add(centre, rotate(subtract(h, centre), turn));

/** The vector mirrored in the line along the heading. Direction d becomes direction `heading - d`. */
export const reflect = ({ q, r }: Hex, axis: Heading): Hex => rotate({ q: q + r, r: 0 - r }, twelfths(axis));

export const reflectAbout = (h: Hex, centre: Hex, axis: Heading): Hex =>
  add(centre, reflect(subtract(h, centre), axis));
