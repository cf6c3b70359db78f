import type { Point } from '@walstatt/geometry';

/** Whether an overlay speaks for or against something. */
export type Tone = 'good' | 'bad' | 'neutral';

/** Shapes laid over the table to show what was measured. Angles are tenths of a degree, counter-clockwise from +x. */
export type Overlay =
  /** A measured line; `coherency` links the pieces of a unit. */
  | {
      readonly overlay: 'line';
      readonly from: Point;
      readonly to: Point;
      readonly text?: string;
      readonly tone: Tone;
      readonly style?: 'measure' | 'coherency';
    }
  | {
      readonly overlay: 'ring';
      readonly at: Point;
      readonly radius: number;
      readonly text?: string;
      readonly tone: Tone;
    }
  /** A sector, from the direction `from` counter-clockwise to `to`. */
  | {
      readonly overlay: 'arc';
      readonly at: Point;
      readonly radius: number;
      readonly from: number;
      readonly to: number;
      readonly text?: string;
      readonly tone: Tone;
    }
  | { readonly overlay: 'area'; readonly polygon: readonly Point[]; readonly text?: string; readonly tone: Tone }
  /** A line of sight, and if it is blocked, where and by what (a piece, a unit or terrain). */
  | {
      readonly overlay: 'sight';
      readonly from: Point;
      readonly to: Point;
      readonly open: boolean;
      readonly blockedAt?: Point;
      readonly blocker?: string;
      readonly text?: string;
    }
  | { readonly overlay: 'label'; readonly at: Point; readonly text: string; readonly tone: Tone }
  /** A piece, unit, terrain, field or mark to point out. */
  | { readonly overlay: 'highlight'; readonly id: string; readonly tone: Tone };
