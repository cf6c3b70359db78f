import type { Rng } from '@walstatt/engine';
import type { Point } from '@walstatt/geometry';
import type { Board } from '../stand/board.ts';

/** The point that corresponds to this one on the other side of the table. */
export const opposite = ({ x, y }: Point, { width, depth }: Pick<Board, 'width' | 'depth'>): Point => ({
  x: width - x,
  y: depth - y,
});

/** How to lay the pieces of a random table. A `Laid` is a piece with its place. */
export type Laying<Laid> = {
  /** The piece at a random place. */
  readonly lay: (rng: Rng) => Laid;
  /** The same piece as the other side sees it. */
  readonly opposite: (piece: Laid) => Laid;
  readonly fits: (piece: Laid) => boolean;
  readonly areApart: (a: Laid, b: Laid) => boolean;
};

/**
 * A piece and its counterpart for a table that looks the same from both sides, clear of what already lies there and of
 * each other. Null if the given number of tries finds no room.
 */
export function layPair<Laid>(
  rng: Rng,
  there: readonly Laid[],
  { lay, opposite: across, fits, areApart }: Laying<Laid>,
  tries: number,
): readonly [Laid, Laid] | null {
  for (let i = 0; i < tries; i++) {
    const one = lay(rng);
    if (!fits(one) || !there.every((other) => areApart(one, other))) continue;
    const other = across(one);
    if (areApart(one, other)) return [one, other];
  }
  return null;
}
