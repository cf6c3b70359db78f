import { hex, type Point, type Polygon } from '@walstatt/geometry';
import type { Field } from '../generated/state.ts';

/** Fields are drawn 30 mm wide. */
const WIDTH = 3000;
export const plane = hex.planeOf(WIDTH);

/** Bases stay well inside their field. */
export const RADIUS = 1200;

export const centreOf = (h: Field): Point => hex.centrePoint(plane, h);
export const polygonOf = (h: Field): Polygon => hex.hexPolygon(plane, h);

/** A facing points at a corner. In tenths of a degree. */
export const angleOf = (facing: number): number => hex.headingAngle(plane, hex.cornerHeading(facing));

export const keyOf = (h: Field): string => `${h.q},${h.r}`;

export const fieldAt = (p: Point): Field => {
  const { q, r } = hex.hexAt(plane, p);
  return { q, r };
};

/** A turn on the table, counter-clockwise in tenths of a degree, as a facing, clockwise in sixths. */
export const turnedBy = (facing: number, turn: number): number => hex.sixths(facing - Math.round(turn / 600));
