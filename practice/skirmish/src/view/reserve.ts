import { blockFormation, bodyAt, type Pose } from '@walstatt/geometry';
import type { PieceShape } from '@walstatt/scene';
import type { L } from '../kit.ts';
import { baseOf, inch } from '../rules/space.ts';
import { livingModels, unitOf } from '../rules/units.ts';

const GAP = inch(0.25);
const COLUMNS = 3;

/** A unit in ranks around a place. */
export function formation(look: L, unit: string, models: readonly string[], at: Pose): Pose[] {
  const base = baseOf(unitOf(look.state, unit));
  return blockFormation(
    models.map(() => base),
    Math.min(COLUMNS, models.length),
    GAP,
    at,
  );
}

/** Models that are not on the table, in formation around the origin. */
export function reserveOf(look: L): PieceShape[] {
  const s = look.state;
  return Object.keys(s.units).flatMap((unit) => {
    const u = unitOf(s, unit);
    const waiting = livingModels(s, unit).filter((m) => s.models[m]!.where.at !== 'table');
    return formation(look, unit, waiting, { x: 0, y: 0, z: 0, facing: 900 }).map((pose, i): PieceShape => {
      const body = bodyAt(baseOf(u), pose);
      return {
        id: waiting[i]!,
        unit,
        shape:
          body.kind === 'circle' ? { kind: 'circle', radius: body.radius } : { kind: 'polygon', points: body.points },
        ...pose,
        height: u.height,
        facing: u.type === 'vehicle' ? pose.facing : null,
      };
    });
  });
}
