import type { Point } from '@walstatt/geometry';
import type { Gesture } from '@walstatt/scene';
import type { Layers } from './layers.ts';
import type { TableOptions } from './model.ts';
import type { Painting } from './painting.ts';
import type { Viewport } from './viewport.ts';

/** Something in the hand. Nothing happens on the table before it is put down. */
export type Held = {
  readonly to: Point;
  moveTo(p: Point): void;
  /** Tenths of a degree, counter-clockwise. */
  turn(by: number): void;
  turnTo(turn: number): void;
  waypoint(): void;
  takeBack(): void;
  gesture(): Gesture;
  finish(): void;
  cancel(): void;
};

/** What everything that handles input works with. */
export type Desk = {
  readonly layers: Layers;
  readonly view: Viewport;
  readonly painting: Painting;
  options: TableOptions;
  /** What is being moved, drawn or placed right now, by pointer or keys. */
  attempt: Held | null;
};

/** A length for people to read. Hosts that know the rules' measure format it better. */
export const formatted = ({ options }: Desk, ticks: number): string =>
  options.formatLength?.(ticks) ?? `${(ticks / 1000).toFixed(1)} cm`;
