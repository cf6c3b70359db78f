import { type Body, bodyAt, distanceSquared, gapAtMost, type Solid, solidsOverlap } from '@walstatt/geometry';
import type { State } from '../generated/state.ts';
import type { L } from '../kit.ts';
import { baseOf, isThere, type Standing, terrainBody, terrainSolid } from './space.ts';
import { sideOfUnit } from './units.ts';

/** Everything that stands on the table, looked up once for each state of it. */
export type Field = {
  readonly all: readonly Standing[];
  readonly byUnit: Readonly<Record<string, readonly Standing[]>>;
  /** For each unit on the table a circle around all its models, for a first look. */
  readonly around: Readonly<Record<string, Body | null>>;
  /** SK-MOVE-04: what nobody passes. */
  readonly impassable: readonly Solid[];
  /** Woods and smoke, each with a circle around it for a first look. */
  readonly covering: readonly { readonly id: string; readonly solid: Solid; readonly around: Body }[];
};

export const field = (look: L): Field => look.layout('field', layOut);

function layOut({ state }: L): Field {
  const all: Standing[] = [];
  const byUnit: Record<string, Standing[]> = {};
  const around: Record<string, Body | null> = {};
  const impassable: Solid[] = [];
  const covering: { id: string; solid: Solid; around: Body }[] = [];
  for (const unit in state.units) {
    const models = standUp(state, unit, all);
    byUnit[unit] = models;
    around[unit] = models.length === 0 ? null : circleAround(models.map((m) => m.body));
  }
  for (const id in state.terrain) {
    const t = state.terrain[id]!;
    if (!isThere(t)) continue;
    if (t.kind === 'wall' || t.kind === 'tower') impassable.push(terrainSolid(t));
    else if (t.kind !== 'rubble') covering.push({ id, solid: terrainSolid(t), around: circleAround([terrainBody(t)]) });
  }
  return { all, byUnit, around, impassable, covering };
}

/** The models of a unit on the table; what they have in common is looked up once. */
function standUp(s: State, unit: string, all: Standing[]): Standing[] {
  const u = s.units[unit]!;
  const side = sideOfUnit(s, unit);
  const { height } = u;
  const base = baseOf(u);
  const mates: Standing[] = [];
  for (const model of u.models) {
    const { where } = s.models[model]!;
    if (where.at !== 'table') continue;
    const { pose } = where;
    const at = { model, unit, side, body: bodyAt(base, pose), bottom: pose.z, height };
    all.push(at);
    mates.push(at);
  }
  return mates;
}

/** A circle around the centre of the first body that holds all of them. */
function circleAround(bodies: readonly Body[]): Body {
  const { centre } = bodies[0]!;
  let reach = 0;
  for (const body of bodies) {
    if (body.kind === 'circle') reach = Math.max(reach, Math.sqrt(distanceSquared(body.centre, centre)) + body.radius);
    else for (const p of body.points) reach = Math.max(reach, Math.sqrt(distanceSquared(p, centre)));
  }
  return { kind: 'circle', centre, radius: Math.ceil(reach) };
}

const NOBODY: readonly Standing[] = [];

/** The models of a unit on the table, leader first. */
export const standingOf = (look: L, unit: string): readonly Standing[] => field(look).byUnit[unit] ?? NOBODY;

/** The woods and clouds in which a model stands with any part of its base. */
export function coverAround(look: L, at: Solid): string[] {
  const ids: string[] = [];
  for (const { id, solid, around } of field(look).covering)
    if (gapAtMost(at.body, around, 0) && solidsOverlap(at, solid)) ids.push(id);
  return ids;
}
