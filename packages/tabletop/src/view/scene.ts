import type { Body, Box } from '@walstatt/geometry';
import type { PieceShape, Board as SceneBoard, Zone } from '@walstatt/scene';
import type { Board } from '../stand/board.ts';
import { cornersOf } from '../stand/box.ts';

/** A rectangular table without fields. */
export const sceneBoard = ({ width, depth }: Pick<Board, 'width' | 'depth'>, zones: readonly Zone[]): SceneBoard => ({
  outline: [cornersOf({ minX: 0, minY: 0, maxX: width, maxY: depth })],
  fields: [],
  zones,
});

/** A zone of the table that belongs to a seat. */
export const zoneOf = (id: string, box: Box, seat: string, label: string): Zone => ({
  id,
  polygon: cornersOf(box),
  seat,
  label,
});

/** The outline of a body as it is drawn. */
export const shapeOf = (body: Body): PieceShape['shape'] =>
  body.kind === 'circle' ? { kind: 'circle', radius: body.radius } : { kind: 'polygon', points: body.points };
