import type { Point } from '@walstatt/geometry';

/**
 * What a player does on the table. The widget reports it. The ruleset turns it into an answer to the pending request
 * (in its own leg vocabulary), which is then checked like any other. `level` is the storey that the player looks at;
 * without it the gesture may mean any storey.
 */
export type Gesture =
  /**
   * Pieces dragged to a new place (a whole unit keeps its formation), with the requested facing. The formation is
   * turned about the grabbed point: a piece at `p` goes to `to + rotate(p - from, turn)`. Turning on the spot has `to`
   * = `from`.
   */
  | {
      readonly gesture: 'drag';
      readonly pieces: readonly string[];
      readonly from: Point;
      readonly to: Point;
      readonly turn: number;
      readonly level?: number;
    }
  /** A way drawn through several points. It was grabbed at the first and ends at the last; turned as above. */
  | {
      readonly gesture: 'draw';
      readonly pieces: readonly string[];
      readonly points: readonly Point[];
      readonly turn: number;
      readonly level?: number;
    }
  /** A field or point of the table that was picked. */
  | {
      readonly gesture: 'pick';
      readonly at: Point;
      readonly field?: string;
      readonly piece?: string;
      readonly turn: number;
      readonly level?: number;
    };

/** Where pieces would stand: the ghost of an answer. */
export type Ghost = {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly facing: number | null;
  readonly way: readonly Point[];
};
