import { type Body, overlapsRegion, type Prism, polygonPrism, type Solid, whollyInRegion } from '@walstatt/geometry';
import { modelHas, wholeOf } from '../01-units/units.ts';
import { inch, standing } from '../04-measuring/table-top.ts';
import type { State, Terrain } from '../generated/state.ts';
import type { L } from '../kit.ts';

/** A model as sight treats it. */
export function volumeOf(look: L, model: string): Solid {
  const { models, volumes } = standing(look, wholeOf(look.state, look.state.models[model]!.unit));
  return volumes[models.indexOf(model)]!;
}

const bodyOf = (look: L, model: string): Body => volumeOf(look, model).body;

/** WH-G-21: is every part of the base of a model over the footprint of a terrain feature? */
export const isWhollyIn = (look: L, model: string, feature: string): boolean =>
  look.memo('whollyIn', `${model} ${feature}`, () =>
    whollyInRegion(bodyOf(look, model), look.state.terrain[feature]!.footprint),
  );

/** Is any part of it? */
export const isPartlyIn = (look: L, model: string, feature: string): boolean =>
  look.memo('partlyIn', `${model} ${feature}`, () =>
    overlapsRegion(bodyOf(look, model), look.state.terrain[feature]!.footprint),
  );

/** Higher than anything on a table. */
const SKY = inch(1000);

/** A footprint that counts at any height: a model that looks over it looks through it. */
export const upToTheSky = ({ footprint }: Terrain): Prism => polygonPrism(footprint, 0, SKY);

const towers = (s: State, model: string): boolean => modelHas(s, model, 'AIRCRAFT') || modelHas(s, model, 'TOWERING');

/** WH-TERRAIN-35, WH-TERRAIN-46: what looks over woods and ruins, or is looked at over them. */
export const isOverAll = (s: State, model: string, other: string): boolean => towers(s, model) || towers(s, other);
