import type { Answer, Placed, Plan, Request } from '@walstatt/engine';
import type { Point } from '@walstatt/geometry';
import type { Ghost } from '@walstatt/scene';

/** The end of a model's plan, and the line that leads there. */
export type Course = {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
  readonly facing: number;
  readonly way: readonly Point[];
};

/** What a rule system knows about the pieces that an answer moves. */
export type GhostWords = {
  /** The course of one mover. Null if there is none to show. */
  readonly course: (entry: Plan[number]) => Course | null;
  /** The facing to show. Null where it means nothing. */
  readonly facing: (piece: string, tenths: number) => number | null;
};

/** Where models would stand after an answer. */
export function ghostsOf(r: Request, answer: Answer, { course, facing }: GhostWords): readonly Ghost[] {
  if (r.kind === 'place')
    return (answer as readonly Placed[]).map(({ piece, pose }) => ({
      piece,
      x: pose['x'] ?? 0,
      y: pose['y'] ?? 0,
      z: pose['z'] ?? 0,
      facing: facing(piece, pose['facing'] ?? 0),
      way: [],
    }));
  if (r.kind !== 'path') return [];
  return (answer as Plan).flatMap((entry) => {
    const end = course(entry);
    if (end === null) return [];
    const { x, y, z = 0, way } = end;
    return [{ piece: entry.mover, x, y, z, facing: facing(entry.mover, end.facing), way }];
  });
}
