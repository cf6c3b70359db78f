import type { Answer, Leg, Placed, Plan, Request } from '@walstatt/engine';
import type { Ghost } from '@walstatt/scene';
import { modelIndex } from '../01-units/pieces.ts';
import { modelsOf } from '../01-units/units.ts';
import { ahead, numberOf, turnedBy } from '../19-vehicles/drive/drive.ts';
import type { Spot, Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { facingOf } from './shapes.ts';

const unitOf = (look: Look, piece: string): Unit | undefined =>
  look.state.units[piece.slice(0, piece.lastIndexOf('.'))];

/** Where models would stand after an answer. */
export function ghosts(look: Look, r: Request, answer: Answer): readonly Ghost[] {
  if (r.kind === 'place')
    return (answer as readonly Placed[]).map(({ piece, pose }) => {
      const u = unitOf(look, piece);
      const facing = u === undefined ? null : facingOf(u, pose['facing'] ?? 0);
      return { piece, x: pose['x'] ?? 0, y: pose['y'] ?? 0, z: 0, facing, way: [] };
    });
  if (r.kind !== 'path') return [];
  return (answer as Plan).flatMap(({ mover, legs }) => {
    const u = unitOf(look, mover);
    const at = u === undefined ? undefined : modelsOf(u)?.[modelIndex(mover)];
    return u === undefined || at === undefined ? [] : [ghostOf(mover, u, at, legs)];
  });
}

function ghostOf(piece: string, u: Unit, start: Spot, legs: readonly Leg[]): Ghost {
  let at = start;
  const way = [{ x: at.x, y: at.y }];
  for (const leg of legs) {
    if (leg.leg === 'turn') at = turnedBy(at, numberOf(leg, 'by') ?? 0);
    else if (leg.leg === 'go') at = ahead(at, numberOf(leg, 'distance') ?? 0);
    else at = { x: numberOf(leg, 'x') ?? at.x, y: numberOf(leg, 'y') ?? at.y, facing: at.facing };
    way.push({ x: at.x, y: at.y });
  }
  return { piece, x: at.x, y: at.y, z: 0, facing: facingOf(u, at.facing), way };
}
