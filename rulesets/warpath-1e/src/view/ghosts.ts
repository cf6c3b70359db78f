import type { Answer, Leg, Request } from '@walstatt/engine';
import type { Ghost } from '@walstatt/scene';
import { type Course, ghostsOf } from '@walstatt/tabletop';
import { modelIndex } from '../01-units/pieces.ts';
import { modelsOf } from '../01-units/units.ts';
import { ahead, numberOf, turnedBy } from '../19-vehicles/drive/drive.ts';
import type { Spot, Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { facingOf } from './shapes.ts';

/** Where the models would stand after an answer. */
export function ghosts(look: Look, r: Request, answer: Answer): readonly Ghost[] {
  const unitOf = (piece: string): Unit | undefined => look.state.units[piece.slice(0, piece.lastIndexOf('.'))];
  return ghostsOf(r, answer, {
    course({ mover, legs }) {
      const u = unitOf(mover);
      const at = u === undefined ? undefined : modelsOf(u)?.[modelIndex(mover)];
      return at === undefined ? null : courseOf(at, legs);
    },
    facing(piece, tenths) {
      const u = unitOf(piece);
      return u === undefined ? null : facingOf(u, tenths);
    },
  });
}

function courseOf(start: Spot, legs: readonly Leg[]): Course {
  let at = start;
  const way = [{ x: at.x, y: at.y }];
  for (const leg of legs) {
    if (leg.leg === 'turn') at = turnedBy(at, numberOf(leg, 'by') ?? 0);
    else if (leg.leg === 'go') at = ahead(at, numberOf(leg, 'distance') ?? 0);
    else at = { x: numberOf(leg, 'x') ?? at.x, y: numberOf(leg, 'y') ?? at.y, facing: at.facing };
    way.push({ x: at.x, y: at.y });
  }
  return { x: at.x, y: at.y, facing: at.facing, way };
}
