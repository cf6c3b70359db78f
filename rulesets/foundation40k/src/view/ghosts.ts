import type { Answer, Placed, Plan, Request } from '@walstatt/engine';
import type { Ghost } from '@walstatt/scene';
import { endOf, waysOf } from '../05-movement/ways.ts';
import type { L } from '../kit.ts';
import { facingOf } from './shapes.ts';

/** Where models would stand after an answer. */
export function ghosts(look: L, r: Request, answer: Answer): readonly Ghost[] {
  const s = look.state;
  const facing = (piece: string, tenths: number): number | null =>
    piece in s.models ? facingOf(s, piece, tenths) : null;
  if (r.kind === 'place')
    return (answer as readonly Placed[]).map(({ piece, pose }) => ({
      piece,
      x: pose['x'] ?? 0,
      y: pose['y'] ?? 0,
      z: 0,
      facing: facing(piece, pose['facing'] ?? 0),
      way: [],
    }));
  if (r.kind !== 'path') return [];
  return (waysOf(s, answer as Plan) ?? []).map((way) => {
    const end = endOf(way);
    return { piece: way.model, x: end.x, y: end.y, z: 0, facing: facing(way.model, end.facing), way: way.points };
  });
}
