import {
  areInSight,
  bestSightInSpace,
  eyePointsOf,
  polygonPrism,
  prismOf,
  type SightPiece,
  type SightScene,
  type Solid,
  sightScene,
} from '@walstatt/geometry';
import { wholeOf } from '../01-units/units.ts';
import { standing, tableTop } from '../04-measuring/table-top.ts';
import type { L } from '../kit.ts';

/**
 * WH-LOS-01, WH-G-23: true line of sight in space. Models are upright prisms over their bases, bases included
 * (WH-LOS-03). Lines run between fixed sample points.
 */

/** What stands in the way: a model by its id, or a solid part of terrain. */
const ofTerrain = (id: string, part: number): string => `#${id}/${part}`;

/** WH-LOS-09: whatever has a physical shape. Chapters that let terrain hide more or less build on this. */
const scene = (look: L): SightScene<string> => look.layout('sight', layOut);

function layOut(look: L): SightScene<string> {
  const pieces: SightPiece<string>[] = [];
  const { terrain } = look.state;
  for (const id in terrain)
    for (const [part, { shape, bottom, top }] of terrain[id]!.solids.entries())
      pieces.push({ id: ofTerrain(id, part), prism: polygonPrism(shape, bottom, top) });
  for (const { models, volumes } of tableTop(look).units)
    for (const [i, model] of models.entries()) pieces.push({ id: model, prism: prismOf(volumes[i]!) });
  return sightScene(pieces);
}

/** The volume of a model, and its unit, which never hides anything from it. */
function placeOf(look: L, model: string): { volume: Solid; fellows: readonly string[] } {
  const unit = wholeOf(look.state, look.state.models[model]!.unit);
  const { models, volumes } = standing(look, unit);
  return { volume: volumes[models.indexOf(model)]!, fellows: models };
}

/** WH-LOS-02, WH-LOS-04: can any part of the other be seen from any part of the model, through its own unit? */
export const seesModel = (look: L, model: string, other: string): boolean =>
  look.memo('sees', `${model} ${other}`, () => {
    const a = placeOf(look, model);
    const b = placeOf(look, other);
    return areInSight(scene(look), a.volume, b.volume, (id) => id === other || a.fellows.includes(id));
  });

/** WH-LOS-05: a unit is seen if one of its models is. */
export const seesUnit = (look: L, model: string, unit: string): boolean =>
  standing(look, unit).models.some((other) => seesModel(look, model, other));

/**
 * WH-LOS-06: nothing of what faces the model is hidden, neither by terrain nor by models. It looks from the place of its
 * own that sees most.
 */
export const seesModelFully = (look: L, model: string, other: string): boolean =>
  look.memo('seesFully', `${model} ${other}`, () => isFully(look, model, other, [other]));

/**
 * WH-LOS-07, WH-LOS-08: every model of the unit is fully visible, where its models do not hide one another. The book
 * says this of enemy units; only those are looked at so.
 */
export const seesUnitFully = (look: L, model: string, unit: string): boolean =>
  look.memo('seesUnitFully', `${model} ${unit}`, () => {
    const { models } = standing(look, unit);
    return models.every((other) => isFully(look, model, other, models));
  });

function isFully(look: L, model: string, other: string, through: readonly string[]): boolean {
  const a = placeOf(look, model);
  const b = placeOf(look, other);
  const ignore = (id: string): boolean => a.fellows.includes(id) || through.includes(id);
  return bestSightInSpace(scene(look), eyePointsOf(a.volume), b.volume, ignore).hidden === 0;
}
