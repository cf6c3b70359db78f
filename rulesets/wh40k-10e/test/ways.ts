import type { Plan } from '@walstatt/engine';
import { inch } from '../src/04-measuring/table-top.ts';

type Stop = readonly [x: number, y: number, z?: number];

/** The way of one model through these places in inches, as an answer. */
export const go = (mover: string, ...stops: readonly Stop[]): Plan[number] => ({
  mover,
  legs: stops.map(([x, y, z]) => ({ leg: 'go', x: inch(x), y: inch(y), z: inch(z ?? 0) })),
});
