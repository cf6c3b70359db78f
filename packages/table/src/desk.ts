import type { Attempt } from './input/attempt.ts';
import type { Layers } from './layers.ts';
import type { TableOptions } from './model.ts';
import type { Painting } from './painting.ts';
import type { Viewport } from './viewport.ts';

/** What everything that handles input works with. */
export type Desk = {
  readonly layers: Layers;
  readonly view: Viewport;
  readonly painting: Painting;
  readonly options: TableOptions;
  /** What is being moved, drawn or placed just now, by pointer or keys. */
  attempt: Attempt | null;
};

/** A length for people; hosts that know the rules' measure say it better. */
export const formatted = ({ options }: Desk, ticks: number): string =>
  options.formatLength?.(ticks) ?? `${(ticks / 1000).toFixed(1)} cm`;
