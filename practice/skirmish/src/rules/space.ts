import {
  type Base,
  type Body,
  bodyAt,
  circle,
  type Pose,
  rectangle,
  rectangularTable,
  type Solid,
} from '@walstatt/geometry';
import type { State, Terrain, Unit } from '../generated/state.ts';
import { sideOfUnit } from './units.ts';

/** Where things stand, in the words of geometry. */

export const inch = (n: number): number => Math.round(n * 2540);

/** SK-SETUP-01. */
export const WIDTH = inch(36);
export const DEPTH = inch(24);
export const TABLE = rectangularTable(WIDTH, DEPTH);

/** A model on the table as something that has a place and a height. */
export type Standing = Solid & { readonly model: string; readonly unit: string; readonly side: string };

export const baseOf = (u: Unit): Base =>
  u.base.kind === 'circle' ? circle(u.base.radius) : rectangle(u.base.length, u.base.width);

export function poseOf(s: State, model: string): Pose {
  const { where } = s.models[model]!;
  if (where.at !== 'table') throw new Error(`${model} is not on the table`);
  return where.pose;
}

export const bodyOf = (s: State, model: string, pose: Pose = poseOf(s, model)): Body => {
  const u = s.units[s.models[model]!.unit]!;
  return u.base.kind === 'circle'
    ? { kind: 'circle', centre: pose, radius: u.base.radius }
    : bodyAt(rectangle(u.base.length, u.base.width), pose);
};

/** A model as it would stand in a pose (its own if none is given). */
export function standingAt(s: State, model: string, pose: Pose = poseOf(s, model)): Standing {
  const { unit } = s.models[model]!;
  return {
    model,
    unit,
    side: sideOfUnit(s, unit),
    body: bodyOf(s, model, pose),
    bottom: pose.z,
    height: s.units[unit]!.height,
  };
}

export const isThere = (t: Terrain): boolean => t.status !== 'gone';

export const terrainBody = ({ shape }: Terrain): Body =>
  shape.kind === 'circle'
    ? { kind: 'circle', centre: shape.centre, radius: shape.radius }
    : { kind: 'hull', centre: shape.points[0]!, points: shape.points };

/** A piece as something that fills its outline from the ground up. */
export const terrainSolid = (t: Terrain): Solid => ({ body: terrainBody(t), bottom: 0, height: t.top });

/** Do the two have a level in common? */
export const sameLevel = (a: Solid, b: Solid): boolean =>
  a.bottom < b.bottom + b.height && b.bottom < a.bottom + a.height;
