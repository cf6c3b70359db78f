import type { TerrainShape } from '@walstatt/scene';
import { svg } from '../../svg.ts';
import type { Outline } from '../outline.ts';

/** What a painter works with. */
export type Canvas = {
  readonly shape: TerrainShape;
  readonly outline: Outline;
  /** How large strokes and tufts are: 1 for tables of two metres, less for small ones. */
  readonly grain: number;
  readonly chance: () => number;
  readonly pattern: (name: string) => string;
  /** A name for a node, unique to this table. */
  readonly id: (name: string) => string;
};

/** Draws the inside of a piece of terrain. The outline as the rules see it is drawn the same way for all. */
export type Painter = (canvas: Canvas) => readonly SVGElement[];

export const filled = (className: string, d: string): SVGElement => svg('path', { class: className, d });
