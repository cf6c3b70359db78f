import type { Faults, Placed, Refusal } from '@walstatt/engine';
import {
  boxOf,
  gap,
  gapAtMost,
  gapToRegion,
  gapToRegionAtMost,
  overlapsRegion,
  type Solid,
  solidsOverlap,
  verticalGap,
  whollyInRegion,
  whollyWithin,
} from '@walstatt/geometry';
import { boxesMeet, grown, isBodyIn, type Says, spotOfPose } from '@walstatt/tabletop';
import { areEnemyUnits, partsOf } from '../../01-units/units.ts';
import { refuseIncoherent } from '../../02-coherency/coherent.ts';
import { inEngagementRange } from '../../03-engagement/engagement.ts';
import { inch, type Standing, standingAt, tableTop } from '../../04-measuring/table-top.ts';
import { refuseFooting } from '../../10-movement/footing.ts';
import type { PlacedModel, State } from '../../generated/state.ts';
import type { L } from '../../kit.ts';
import type { Terms } from './demands.ts';

/** An answer as places of models, or null if it is not one. */
export function placesOf(answer: readonly Placed[]): PlacedModel[] | null {
  const places: PlacedModel[] = [];
  for (const { piece, pose } of answer) {
    const spot = spotOfPose(pose);
    const { z = 0 } = pose;
    if (spot === null || !Number.isSafeInteger(z) || z < 0) return null;
    places.push({ model: piece, ...spot, z });
  }
  return places;
}

/** The models of a unit that are set up: of an attached unit those of all its parts. */
export const modelsToSetUp = (s: State, unit: string): string[] =>
  partsOf(s, unit).flatMap((part) => s.units[part]!.models.filter((m) => s.models[m]!.where.at === 'off'));

/** The unit as it would stand. */
export const standingOn = (s: State, unit: string, places: readonly PlacedModel[]): Standing =>
  standingAt(s, { id: unit, models: places.map((p) => p.model), spots: places });

/** Whether a unit may be set up like this: what all set-ups have in common, and the terms of the rule. */
export function judgeSetUp(look: L, stands: Standing, terms: Terms, faults: Faults): void {
  for (let i = 0; i < stands.models.length; i++)
    if (faults.add(refusePlace(look, stands, i) ?? refuseTerms(look, stands, i, terms))) return;
  faults.add(refuseIncoherent(stands));
}

/**
 * WH-FIELD-01: on the battlefield. WH-MOVE-11: not on another model. WH-ENG-04: not within engagement range of enemies.
 */
function refusePlace(look: L, stands: Standing, i: number): Refusal | null {
  const { width, depth } = look.state.board;
  const model = stands.models[i]!;
  const body = stands.bodies[i]!;
  const volume = stands.volumes[i]!;
  if (!isBodyIn(body, { minX: 0, minY: 0, maxX: width, maxY: depth }))
    return { code: 'offTable', rule: 'WH-FIELD-01', args: { model } };
  for (let k = 0; k < i; k++)
    if (solidsOverlap(volume, stands.volumes[k]!))
      return { code: 'onModel', rule: 'WH-MOVE-11', args: { model, unit: stands.id } };
  const near = grown(boxOf(body), NEAR);
  for (const other of tableTop(look).units) {
    if (other.id === stands.id || !boxesMeet(near, other.box)) continue;
    const isFoe = areEnemyUnits(look.state, stands.id, other.id);
    for (let k = 0; k < other.models.length; k++) {
      if (solidsOverlap(volume, other.volumes[k]!))
        return { code: 'onModel', rule: 'WH-MOVE-11', args: { model, unit: other.id } };
      if (isFoe && inEngagementRange(stands.measured[i]!, other.measured[k]!))
        return { code: 'endsEngaged', rule: 'WH-ENG-04', args: { model, unit: other.id } };
    }
  }
  return refuseFooting(look, { model, volume });
}

const NEAR = inch(1);

/**
 * WH-G-21: wholly inside an area with every part of the base, and in an area with some part. WH-REINF-04: distances to
 * enemies are measured horizontally.
 */
function refuseTerms(look: L, stands: Standing, i: number, { inside, outside, near, apart }: Terms): Refusal | null {
  const model = stands.models[i]!;
  const body = stands.bodies[i]!;
  if (inside !== undefined && !inside.areas.some((area) => whollyInRegion(body, area)))
    return { ...inside.says, args: { model } };
  if (outside?.areas.some((area) => overlapsRegion(body, area))) return { ...outside.says, args: { model } };
  if (near !== undefined && !isWhollyNear(stands.measured[i]!, near.of, near.limit))
    return { ...near.says, limit: near.limit, unit: 'length', args: { model } };
  if (apart === undefined) return null;
  const { limit, says, areas } = apart;
  for (const area of areas)
    if (gapToRegionAtMost(body, area, limit))
      return { ...says, measured: Math.floor(gapToRegion(body, area)), limit, unit: 'length', args: { model } };
  return refuseNearFoes(look, stands, i, { limit, says });
}

/** A model must stand more than so far, horizontally, from all enemy models. */
export function refuseNearFoes(
  look: L,
  stands: Standing,
  i: number,
  { limit, says }: { readonly limit: number; readonly says: Says },
): Refusal | null {
  const body = stands.bodies[i]!;
  const near = grown(boxOf(body), limit);
  for (const other of tableTop(look).units) {
    if (!areEnemyUnits(look.state, stands.id, other.id) || !boxesMeet(near, grown(other.box, 1))) continue;
    for (const foe of other.bodies)
      if (gapAtMost(body, foe, limit)) {
        const args = { model: stands.models[i]!, unit: other.id };
        return { ...says, measured: Math.floor(gap(body, foe)), limit, unit: 'length', args };
      }
  }
  return null;
}

/** WH-G-21: every part of a base within a distance of something, in space. */
function isWhollyNear(stand: Solid, of: Solid, limit: number): boolean {
  const up = verticalGap(stand, of);
  return up <= limit && whollyWithin(stand.body, of.body, Math.floor(Math.sqrt(limit * limit - up * up)));
}
