import type { Point } from '@walstatt/geometry';

/** Whether what is shown speaks for or against something. */
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
  /** A line of sight; where and by what it is blocked (a piece, a unit or terrain), if it is. */
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
  /** A piece, unit, terrain, field or mark to be looked at. */
  | { readonly overlay: 'highlight'; readonly id: string; readonly tone: Tone };
