import type { SightPiece } from '@walstatt/geometry';
import type { State, Terrain } from '../generated/state.ts';
import type { L } from '../kit.ts';
import { isOverAll, isPartlyIn, isWhollyIn, upToTheSky } from './area.ts';

const AREA = '~';

/** WH-TERRAIN-45, WH-G-94: the whole footprint of a ruin stands in the way of looks past it, at any height. */
export const opaqueArea = (id: string, terrain: Terrain): SightPiece<string> => ({
  id: AREA + id,
  prism: upToTheSky(terrain),
  seenInto: true,
});

/** The footprints of all ruins. */
export const opaqueAreas = ({ terrain }: State): SightPiece<string>[] =>
  Object.keys(terrain).flatMap((id) => (terrain[id]!.kind === 'ruins' ? [opaqueArea(id, terrain[id]!)] : []));

/**
 * Does the footprint of a ruin not stand in the way of a look? WH-TERRAIN-48: not of one from wholly within it.
 * WH-TERRAIN-46: nor of one from or to what is in the air or towers.
 */
export const isLookedPast =
  (look: L, model: string, other: string) =>
  (piece: string): boolean =>
    piece.startsWith(AREA) && (isOverAll(look.state, model, other) || isWhollyIn(look, model, piece.slice(1)));

/** WH-TERRAIN-47, WH-G-28: a model that stands in the ruin, if only in part, is not hidden by its footprint. */
export const isLookedInto =
  (look: L, other: string) =>
  (piece: string): boolean =>
    piece.startsWith(AREA) && isPartlyIn(look, other, piece.slice(1));
