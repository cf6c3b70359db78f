import {
  areInSight,
  bestSightInSpace,
  eyePointsOf,
  polygonPrism,
  prismOf,
  type SightPiece,
  type SightScene,
  sightScene,
} from '@walstatt/geometry';
import { wholeOf } from '../01-units/units.ts';
import { standing, tableTop } from '../04-measuring/table-top.ts';
import { volumeOf } from '../22-terrain/area.ts';
import { isHiddenBy } from '../22-terrain/hides.ts';
import { isLookedInto, isLookedPast, opaqueAreas } from '../22-terrain/ruins.ts';
import type { L } from '../kit.ts';

/**
 * WH-LOS-01, WH-G-23: true line of sight in space. Models are upright prisms over their bases, bases included
 * (WH-LOS-03). Lines run between fixed sample points.
 */

/** What stands in the way: a model by its id, or a solid part of terrain. */
const ofTerrain = (id: string, part: number): string => `#${id}/${part}`;

/** WH-LOS-09: whatever has a physical shape. WH-TERRAIN-03: and the footprints of ruins, which hide more than that. */
const scene = (look: L): SightScene<string> => look.layout('sight', layOut);

function layOut(look: L): SightScene<string> {
  const pieces: SightPiece<string>[] = opaqueAreas(look.state);
  const { terrain } = look.state;
  for (const id in terrain)
    for (const [part, { shape, bottom, top }] of terrain[id]!.solids.entries())
      pieces.push({ id: ofTerrain(id, part), prism: polygonPrism(shape, bottom, top) });
  for (const { models, volumes } of tableTop(look).units)
    for (const [i, model] of models.entries()) pieces.push({ id: model, prism: prismOf(volumes[i]!) });
  return sightScene(pieces);
}

/** The models of a unit, which never hide anything from one another. */
const fellowsOf = (look: L, model: string): readonly string[] =>
  standing(look, wholeOf(look.state, look.state.models[model]!.unit)).models;

/** WH-LOS-02, WH-LOS-04: can any part of the other be seen from any part of the model, through its own unit? */
export const seesModel = (look: L, model: string, other: string): boolean =>
  look.memo('sees', `${model} ${other}`, () => {
    const fellows = fellowsOf(look, model);
    const isPast = isLookedPast(look, model, other);
    const isInto = isLookedInto(look, other);
    const ignore = (id: string): boolean => id === other || fellows.includes(id) || isPast(id) || isInto(id);
    return areInSight(scene(look), volumeOf(look, model), volumeOf(look, other), ignore);
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
  const { terrain } = look.state;
  for (const id in terrain) if (terrain[id]!.kind === 'woods' && isHiddenBy(look, id, model, other)) return false;
  const fellows = fellowsOf(look, model);
  const isPast = isLookedPast(look, model, other);
  const ignore = (id: string): boolean => fellows.includes(id) || through.includes(id) || isPast(id);
  return bestSightInSpace(scene(look), eyePointsOf(volumeOf(look, model)), volumeOf(look, other), ignore).hidden === 0;
}
