/** DW-I-12, DW-G-44: the direction that a W6 picks. 1 is north-east, and the others follow clockwise. */
export const windRose = (die: number): number => (die + 4) % 6;
