import type { Refusal, RuleId } from '@walstatt/engine';
import { bodyAt, boxOf, overlapsRegion, type Solid, whollyInRegion } from '@walstatt/geometry';
import { boxesMeet } from '@walstatt/tabletop';
import { modelHas } from '../01-units/units.ts';
import { baseOf, volumeAt } from '../04-measuring/table-top.ts';
import { markerUnder } from '../25-missions/markers.ts';
import type { State } from '../generated/state.ts';
import type { L } from '../kit.ts';
import { type Feature, features } from './terrain.ts';
import type { Foot } from './ways.ts';

/** Where terrain lets a model stand, whether it ends a move there or is set up. */

/** A model with the space that it would take up. */
type Footing = { readonly model: string; readonly volume: Solid };

/**
 * WH-MTER-04: a model stands on the ground or on top of something, never in mid-climb. WH-TERRAIN-41: nor inside a wall,
 * a floor or a hill.
 */
export function refuseFooting(look: L, { model, volume }: Footing): Refusal | null {
  const refuse = (code: string, rule: RuleId, terrain?: string): Refusal => ({
    code,
    rule,
    args: terrain === undefined ? { model } : { model, terrain },
  });
  const { body, bottom: z, height } = volume;
  const box = boxOf(body);
  const marker = markerUnder(look.state, volume);
  if (marker !== null) return { code: 'onMarker', rule: 'WH-OBJ-03', args: { model, marker } };
  let stands = z === 0;
  let overhang: Refusal | null = null;
  for (const feature of features(look)) {
    if (!boxesMeet(box, feature.box)) continue;
    const closed = CLOSED[feature.kind];
    if (closed !== undefined && overlapsRegion(body, feature.footprint))
      return refuse('onObstacle', closed, feature.id);
    for (const { part, shape, box: around, bottom, top } of feature.parts) {
      if (!boxesMeet(box, around) || !overlapsRegion(body, shape)) continue;
      if (bottom < z + height && top > z) return refuse('inTerrain', INSIDE[feature.kind] ?? 'WH-MTER-01', feature.id);
      if (top !== z || part === 'wall' || stands) continue;
      if (feature.kind === 'ruins' && !usesFloors(look.state, model))
        return refuse('groundOnly', 'WH-TERRAIN-44', feature.id);
      stands = whollyInRegion(body, shape);
      if (!stands) overhang = refuse('overhang', onTop(feature), feature.id);
    }
  }
  return stands ? null : (overhang ?? refuse('midClimb', 'WH-MTER-04'));
}

/** The height nearest to a wanted one on which a model can stand there: the wanted one itself if there is none. */
export function levelNear(look: L, model: string, { x, y, z, facing }: Foot): number {
  const body = bodyAt(baseOf(look.state, model), { x, y, facing });
  const box = boxOf(body);
  const levels = [0];
  for (const { box: around, parts } of features(look))
    if (boxesMeet(box, around)) for (const { part, top } of parts) if (part !== 'wall') levels.push(top);
  levels.sort((a, b) => Math.abs(a - z) - Math.abs(b - z));
  const stands = (level: number): boolean =>
    refuseFooting(look, { model, volume: volumeAt(look.state, model, body, level) }) === null;
  return levels.find(stands) ?? z;
}

/** WH-TERRAIN-13, WH-TERRAIN-19: nobody stands on these features. */
const CLOSED: Readonly<Partial<Record<Feature['kind'], RuleId>>> = {
  barricade: 'WH-TERRAIN-13',
  debris: 'WH-TERRAIN-19',
};

const INSIDE: Readonly<Partial<Record<Feature['kind'], RuleId>>> = { ruins: 'WH-TERRAIN-41' };

/** WH-TERRAIN-42, WH-TERRAIN-44: who may stand on floors of ruins; all others stay on the ground. */
const usesFloors = (s: State, model: string): boolean =>
  ['INFANTRY', 'BEAST', 'FLY'].some((keyword) => modelHas(s, model, keyword));

/** The floors and tops of a feature on which every one of some models can stand. */
export const surfacesOf = (s: State, { kind, parts }: Feature, models: readonly string[]): Feature['parts'] =>
  CLOSED[kind] !== undefined || (kind === 'ruins' && !models.every((model) => usesFloors(s, model)))
    ? []
    : parts.filter(({ part }) => part !== 'wall');

/** WH-TERRAIN-23, WH-TERRAIN-24, WH-TERRAIN-43: a base, or a model without one, must not overhang what it stands on. */
const onTop = ({ kind }: Feature): RuleId => (kind === 'ruins' ? 'WH-TERRAIN-43' : 'WH-TERRAIN-23');
