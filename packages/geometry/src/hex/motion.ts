import { type Heading, twelfths } from './heading.ts';
import { add, type Hex, sixths, subtract } from './hex.ts';
import { reflect, rotate } from './rotation.ts';

/**
 * A way to lay the grid onto itself: mirror in direction 0 (if `mirror`), then turn about (0, 0) clockwise by sixths,
 * then shift. Boards put together from printed sheets, and pieces turned about a field or a corner, are motions.
 */
export type Motion = { readonly mirror: boolean; readonly turn: number; readonly q: number; readonly r: number };

export const IDENTITY: Motion = { mirror: false, turn: 0, q: 0, r: 0 };

export const shift = (by: Hex): Motion => ({ mirror: false, turn: 0, q: by.q, r: by.r });

export const move = (h: Hex, m: Motion): Hex => add(rotate(m.mirror ? reflect(h, 0) : h, m.turn), m);

/** The direction, or the facing towards a side, after the motion. */
export const moveDirection = (direction: number, m: Motion): number =>
  sixths(m.mirror ? m.turn - direction : m.turn + direction);

export const moveHeading = (heading: Heading, m: Motion): Heading =>
  twelfths(m.mirror ? 2 * m.turn - heading : 2 * m.turn + heading);

/** First one motion, then the other. */
export function compose(first: Motion, second: Motion): Motion {
  const to = move(first, second);
  return { mirror: first.mirror !== second.mirror, turn: moveDirection(first.turn, second), q: to.q, r: to.r };
}

export function inverse(m: Motion): Motion {
  const turn = m.mirror ? m.turn : sixths(-m.turn);
  const back = rotate(m.mirror ? reflect(m, 0) : m, turn);
  return { mirror: m.mirror, turn, q: 0 - back.q, r: 0 - back.r };
}

/**
 * The turn about the common centre of the given fields: one field; two adjacent ones (the middle of their side); three
 * mutually adjacent ones (their corner). Undefined where that turn does not map the grid onto itself: about a side only
 * half turns do, about a corner only thirds.
 */
export function turnAbout(fields: readonly Hex[], turn: number): Motion | undefined {
  const sum = fields.reduce(add, { q: 0, r: 0 });
  const difference = subtract(sum, rotate(sum, turn));
  const q = difference.q / fields.length;
  const r = difference.r / fields.length;
  if (!Number.isInteger(q) || !Number.isInteger(r)) return undefined;
  return { mirror: false, turn: sixths(turn), q: q + 0, r: r + 0 };
}

/** The half turn that exchanges two fields: how a printed sheet is laid the other way round. */
export const halfTurnExchanging = (a: Hex, b: Hex): Motion => ({ mirror: false, turn: 3, q: a.q + b.q, r: a.r + b.r });
