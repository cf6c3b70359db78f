import type { Point } from '@walstatt/geometry';

/**
 * What a player does on the table. The widget reports it; the ruleset turns it into an answer to the pending request
 * (in its own leg vocabulary), which is then checked like any other.
 */
export type Gesture =
  /** Pieces dragged (a whole unit keeps its formation) to a new place, with the facing asked for. */
  | {
      readonly gesture: 'drag';
      readonly pieces: readonly string[];
      readonly from: Point;
      readonly to: Point;
      readonly turn: number;
    }
  /** A way drawn through several points. */
  | {
      readonly gesture: 'draw';
      readonly pieces: readonly string[];
      readonly points: readonly Point[];
      readonly turn: number;
    }
  /** A field or point of the table picked. */
  | {
      readonly gesture: 'pick';
      readonly at: Point;
      readonly field?: string;
      readonly piece?: string;
      readonly turn: number;
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

/** Shapes laid over the table to show what was measured. */
export type Overlay =
  | {
      readonly overlay: 'line';
      readonly from: Point;
      readonly to: Point;
      readonly text?: string;
      readonly tone: 'good' | 'bad' | 'neutral';
    }
  | {
      readonly overlay: 'ring';
      readonly at: Point;
      readonly radius: number;
      readonly text?: string;
      readonly tone: 'good' | 'bad' | 'neutral';
    }
  | { readonly overlay: 'area'; readonly polygon: readonly Point[]; readonly tone: 'good' | 'bad' | 'neutral' }
  | { readonly overlay: 'highlight'; readonly id: string; readonly tone: 'good' | 'bad' | 'neutral' };
