import { blockFormation, type Pose } from '@walstatt/geometry';
import type { PieceShape } from '@walstatt/scene';
import { type Spot, shapeOf } from '@walstatt/tabletop';
import { baseOf, bodyIn, inch } from '../01-units/space.ts';
import { livingModels, profileOf } from '../01-units/units.ts';
import type { State } from '../generated/state.ts';

const GAP = inch(0.5);
const RANK = 5;

/** Facing matters only for bases that are not round. */
export const facingOf = (s: State, model: string, facing: number): number | null =>
  profileOf(s, model).base.shape === 'round' ? null : facing;

/**
 * Models are drawn as high as they are wide, and vehicles half as high as they are long, because the rules have no
 * heights.
 */
export function heightOf(s: State, model: string): number {
  const { base } = profileOf(s, model);
  return base.shape === 'round' ? Math.max(inch(1.2), base.diameter) : Math.round(base.length / 2);
}

/** Models in ranks of five around a place. */
export const ranksAt = (s: State, models: readonly string[], at: Pose): Pose[] =>
  blockFormation(
    models.map((m) => baseOf(s, m)),
    Math.min(RANK, models.length),
    GAP,
    at,
  );

export function pieceAt(s: State, model: string, at: Spot): PieceShape {
  const { lives } = profileOf(s, model);
  return {
    id: model,
    unit: s.models[model]!.unit,
    shape: shapeOf(bodyIn(s, model, at)),
    x: at.x,
    y: at.y,
    z: 0,
    height: heightOf(s, model),
    facing: facingOf(s, model, at.facing),
    ...(lives > 1 ? { wounds: { lost: s.models[model]!.lost, of: lives } } : {}),
  };
}

/** Models that are not on the table, in formation around the origin. */
export function reserveOf(s: State): PieceShape[] {
  return Object.keys(s.units).flatMap((unit) => {
    const waiting = livingModels(s, unit).filter((m) => s.models[m]!.where.at === 'off');
    return ranksAt(s, waiting, { x: 0, y: 0, z: 0, facing: 900 }).map((p, i) => pieceAt(s, waiting[i]!, p));
  });
}
