import { bodyAt } from '@walstatt/geometry';
import type { PieceShape } from '@walstatt/scene';
import { shapeOf } from '@walstatt/tabletop';
import { pieceName } from '../01-units/pieces.ts';
import { inches } from '../07-measuring/lengths.ts';
import { baseOf } from '../07-measuring/table-top.ts';
import type { Spot, Unit } from '../generated/state.ts';

/** Facing matters to everything that is not on foot. */
export const facingOf = (u: Unit, facing: number): number | null =>
  u.type === 'infantry' || u.type === 'hero' || u.type === 'monster' ? null : facing;

/** The models of a unit as pieces, where they stand. */
export const piecesOf = (id: string, u: Unit, models: readonly Spot[]): PieceShape[] =>
  models.map((m, i) => {
    const body = bodyAt(baseOf(u), m);
    return {
      id: pieceName(id, i),
      unit: id,
      shape: shapeOf(body),
      x: m.x,
      y: m.y,
      z: u.type === 'flyer' ? inches(4) : 0,
      height: u.type === 'vehicle' ? inches(2) : inches(1.3),
      facing: facingOf(u, m.facing),
      ...(i === u.leader && models.length > 1 ? { leader: true } : {}),
    };
  });
