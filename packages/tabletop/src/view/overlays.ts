import { CENTIMETRE, INCH, type Point } from '@walstatt/geometry';
import type { Overlay, Tone } from '@walstatt/scene';

export const highlight = (id: string, tone: Tone): Overlay => ({ overlay: 'highlight', id, tone });

/** A length as shown beside a measured line, to the tenth of an inch. */
export const inInches = (ticks: number): string => `${Math.round(ticks / (INCH / 10)) / 10}″`;

/** The same to the tenth of a centimetre. */
export const inCentimetres = (ticks: number): string => `${Math.round(ticks / (CENTIMETRE / 10)) / 10} cm`;

/**
 * A line from one point to another, labelled with the length that the rules measure there. That need not be the line's
 * own length.
 */
export const measuredLine = (from: Point, to: Point, ticks: number, told = inInches): Overlay => ({
  overlay: 'line',
  from,
  to,
  text: told(ticks),
  tone: 'neutral',
});

/** The same for a line of sight, open or not. */
export const sightLine = (from: Point, to: Point, ticks: number, open: boolean): Overlay => ({
  overlay: 'sight',
  from,
  to,
  open,
  text: inInches(ticks),
});
