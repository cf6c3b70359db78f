import {
  bestSightInSpace,
  eyePointsOf,
  polygonPrism,
  type SightPiece,
  type SightScene,
  sightScene,
} from '@walstatt/geometry';
import type { Terrain } from '../generated/state.ts';
import type { L } from '../kit.ts';
import { isOverAll, isWhollyIn, upToTheSky, volumeOf } from './area.ts';
import { isLookedPast, opaqueArea } from './ruins.ts';

/**
 * WH-G-29: is a model not fully visible to another because of this terrain feature alone? WH-TERRAIN-10, WH-TERRAIN-14,
 * WH-TERRAIN-20, WH-TERRAIN-26, WH-G-94: barricades, debris and hills hide by their shape, craters not at all.
 * WH-TERRAIN-33: in the woods nothing is fully visible. WH-TERRAIN-36: but out of them one sees as usual.
 */
export const isHiddenBy = (look: L, feature: string, model: string, other: string): boolean =>
  look.memo('hiddenBy', `${feature} ${model} ${other}`, () => {
    const { kind } = look.state.terrain[feature]!;
    if (kind === 'crater') return false;
    if (kind === 'woods') {
      if (isWhollyIn(look, other, feature)) return true;
      if (isWhollyIn(look, model, feature) || isOverAll(look.state, model, other)) return false;
    }
    const sight = bestSightInSpace(
      alone(look, feature),
      eyePointsOf(volumeOf(look, model)),
      volumeOf(look, other),
      isLookedPast(look, model, other),
    );
    return sight.hidden > 0;
  });

/** A table with nothing on it but this feature. */
function alone(look: L, feature: string): SightScene<string> {
  const terrain = look.state.terrain[feature]!;
  return look.recall('aloneOnTheTable', `${feature} ${JSON.stringify(terrain)}`, () =>
    sightScene(piecesOf(feature, terrain)),
  );
}

function piecesOf(id: string, terrain: Terrain): SightPiece<string>[] {
  // WH-TERRAIN-34, WH-G-94, WH-G-111: woods blur what is looked at through or over them, wherever their trees stand.
  if (terrain.kind === 'woods') return [{ id, prism: upToTheSky(terrain) }];
  const solids = terrain.solids.map(({ shape, bottom, top }) => ({ id, prism: polygonPrism(shape, bottom, top) }));
  return terrain.kind === 'ruins' ? [opaqueArea(id, terrain), ...solids] : solids;
}
