import { inch } from '../src/04-measuring/table-top.ts';

/** A place in inches, with its height, and where the model looks in degrees. */
export type To = readonly [x: number, y: number, z?: number, facing?: number];

/** The way of one model, place by place. */
export const way = (mover: string, ...to: readonly To[]) => ({
  mover,
  legs: to.map(([x, y, z = 0, facing]) => ({
    leg: 'go',
    x: inch(x),
    y: inch(y),
    z: inch(z),
    ...(facing === undefined ? {} : { facing: facing * 10 }),
  })),
});

/** Several models straight to their places, numbered as in their unit. */
export const go = (unit: string, ...to: readonly To[]) => to.map((place, i) => way(`${unit}.${i + 1}`, place));

/** Models of a unit at their places, numbered as in their unit. */
export const put = (unit: string, ...at: readonly To[]) =>
  at.map(([x, y, z = 0, facing = 0], i) => ({
    piece: `${unit}.${i + 1}`,
    pose: { x: inch(x), y: inch(y), z: inch(z), facing: facing * 10 },
  }));
