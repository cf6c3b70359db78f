import { blockFormation, bodyAt, type Pose } from '@walstatt/geometry';
import type { PieceShape } from '@walstatt/scene';
import { type Spot, shapeOf } from '@walstatt/tabletop';
import { modelHas, partsOf, profileOf, wholeOf } from '../01-units/units.ts';
import { baseOf, inch } from '../04-measuring/table-top.ts';
import type { State } from '../generated/state.ts';
import { storeysOf } from './levels.ts';

const GAP = inch(0.4);

/** Facing matters only for bases that are not round. */
export const facingOf = (s: State, model: string, facing: number): number | null =>
  profileOf(s, model).base.shape === 'round' ? null : facing;

/** Models in a block around a place, twice as wide as deep, so that everybody has two neighbours. */
export const ranksAt = (s: State, models: readonly string[], at: Pose): Pose[] =>
  blockFormation(
    models.map((m) => baseOf(s, m)),
    Math.max(1, Math.ceil(Math.sqrt(2 * models.length))),
    GAP,
    at,
  );

export function pieceAt(s: State, model: string, at: Spot): PieceShape {
  const { wounds, height } = profileOf(s, model);
  const { unit, lost } = s.models[model]!;
  const z = at.z ?? 0;
  const level = storeysOf(s).heights.indexOf(z);
  return {
    id: model,
    unit: wholeOf(s, unit),
    shape: shapeOf(bodyAt(baseOf(s, model), at)),
    x: at.x,
    y: at.y,
    z,
    height,
    facing: facingOf(s, model, at.facing),
    ...(wounds > 1 ? { wounds: { lost, of: wounds } } : {}),
    ...(modelHas(s, model, 'CHARACTER') ? { leader: true } : {}),
    ...(level > 0 ? { level } : {}),
    ...(modelHas(s, model, 'AIRCRAFT') ? { air: true as const } : {}),
  };
}

/** The models of a unit that wait beside the battlefield, in formation around the origin. */
export function waitingIn(s: State, unit: string): PieceShape[] {
  const models = partsOf(s, unit).flatMap((part) =>
    s.units[part]!.models.filter((m) => s.models[m]!.where.at === 'off'),
  );
  const spots = ranksAt(s, models, { x: 0, y: 0, z: 0, facing: 0 });
  return models.map((m, i) => pieceAt(s, m, spots[i]!));
}
