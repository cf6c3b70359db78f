import { hex, type Point, type Polygon } from '@walstatt/geometry';
import type { Field, State } from '../generated/state.ts';

/** Fields are drawn 30 mm wide, field (0, 0) at the top left. */
const WIDTH = 3000;
export const plane = hex.planeOf(WIDTH);

/** Round bases stay well inside their field. */
export const RADIUS = 1150;

export const centreOf = (h: Field): Point => hex.centrePoint(plane, h);
export const polygonOf = (h: Field): Polygon => hex.hexPolygon(plane, h);

/** A facing points at a corner. In tenths of a degree. */
export const angleOf = (facing: number): number => hex.headingAngle(plane, hex.cornerHeading(facing));

export const keyOf = (h: Field): string => `${h.q},${h.r}`;

export const fieldAt = (p: Point): Field => {
  const { q, r } = hex.hexAt(plane, p);
  return { q, r };
};

/** All fields of the map, row by row. */
export const allFields = ({ map }: State): Field[] =>
  Array.from({ length: map.rows }, (_, r) =>
    Array.from({ length: map.columns }, (_, column) => ({ q: column - (r >> 1), r })),
  ).flat();
