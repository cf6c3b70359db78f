/**
 * A picture drawn for a game, 320 wide and 180 high, in the inks of the page: washes, the colours of two sides, lines
 * and dashes, fields of a map, a star.
 */
export type Emblem = readonly { readonly ink: Ink; readonly d: string }[];

export type Ink = 'wash' | 'shade' | 'first' | 'second' | 'line' | 'dash' | 'field' | 'filled field' | 'star';
