import type { Body, Box } from '@walstatt/geometry';
import type { Badge, PieceShape, Board as SceneBoard, Tone, Zone } from '@walstatt/scene';
import type { Board } from '../stand/board.ts';
import { cornersOf } from '../stand/box.ts';

/** A rectangular table without fields. */
export const sceneBoard = ({ width, depth }: Pick<Board, 'width' | 'depth'>, zones: readonly Zone[]): SceneBoard => ({
  outline: [cornersOf({ minX: 0, minY: 0, maxX: width, maxY: depth })],
  fields: [],
  zones,
});

/** A zone of the table, and its owner if it has one yet. */
export const zoneOf = (
  id: string,
  box: Box,
  owner: { readonly seat: string; readonly label: string } | null,
): Zone => ({
  id,
  polygon: cornersOf(box),
  ...owner,
});

/** How each badge is written, by name. */
type Written = Readonly<Record<string, Pick<Badge, 'text' | 'short'>>>;

/** The badges of the states that hold, in the order of the list. */
export const badgesFrom = (words: Written, states: readonly (readonly [string, Tone, boolean])[]): Badge[] =>
  states.flatMap(([name, tone, holds]) => (holds ? [{ id: name, ...words[name]!, tone }] : []));

/** The outline that a body is drawn with. */
export const shapeOf = (body: Body): PieceShape['shape'] =>
  body.kind === 'circle' ? { kind: 'circle', radius: body.radius } : { kind: 'polygon', points: body.points };
