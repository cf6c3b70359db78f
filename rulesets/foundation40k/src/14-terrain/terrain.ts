import { whollyInRegion, whollyWithin } from '@walstatt/geometry';
import { boxesMeet, grown, type Says } from '@walstatt/tabletop';
import { inch, standing, type TerrainPiece, tableTop } from '../01-units/space.ts';
import { typeOf, type UnitType } from '../01-units/units.ts';
import { MOVEMENT } from '../05-movement/movement-table.ts';
import type { Terrain } from '../generated/state.ts';
import type { L } from '../kit.ts';

/** FD-TERRAIN-05, FD-TERRAIN-06, FD-TERRAIN-07: may models of this type enter? */
export function mayEnter(type: UnitType, t: Terrain): boolean {
  if (t.class === 'sightBlocker') return t.entry === 'all';
  return t.class === 'softCover' || MOVEMENT[type].hard;
}

const HARD: Says = { code: 'closed', rule: 'FD-TERRAIN-06' };
const BLOCKED: Says = { code: 'closed', rule: 'FD-TERRAIN-07' };

/** What closes a piece to models of a type. Null if they may enter. */
export const closedTo =
  (type: UnitType) =>
  ({ terrain }: TerrainPiece): Says | null =>
    mayEnter(type, terrain) ? null : terrain.class === 'hardCover' ? HARD : BLOCKED;

/**
 * FD-TERRAIN-08, FD-TERRAIN-09, FD-TERRAIN-10: hard cover and sight blockers always block sight. Soft cover does if the
 * piece says so.
 */
export const blocksSight = (t: Terrain): boolean => t.class !== 'softCover' || t.blocksSight;

const LINEAR = inch(1);

/** FD-MOVE-11, FD-TERRAIN-13, FD-GAP-22, FD-GAP-23: the pieces in which at least half of the models stand completely. */
export function piecesOf(look: L, unit: string): readonly string[] {
  return look.memo('pieces', unit, () => {
    const { bodies, box } = standing(look, unit);
    const pieces: string[] = [];
    for (const { id, terrain: t, shape, body, box: around } of tableTop(look).pieces) {
      if (!boxesMeet(t.linear ? grown(around, LINEAR) : around, box)) continue;
      let inside = 0;
      for (const b of bodies) if (t.linear ? whollyWithin(b, body, LINEAR) : whollyInRegion(b, shape)) inside++;
      if (2 * inside >= bodies.length) pieces.push(id);
    }
    return pieces;
  });
}

export type Cover = 'none' | 'soft' | 'hard';

const LIGHT: readonly UnitType[] = ['infantry', 'jumpTroops', 'beasts', 'cavalry'];

/**
 * FD-TERRAIN-01, FD-TERRAIN-02, FD-TERRAIN-03, FD-GAP-24: the best cover of the pieces the unit is in. Sight blockers
 * give none (FD-TERRAIN-04).
 */
export function coverOf(look: L, unit: string): Cover {
  let cover: Cover = 'none';
  for (const id of piecesOf(look, unit)) {
    const t = look.state.terrain[id]!;
    if (t.class === 'hardCover') return 'hard';
    if (t.class === 'softCover' && (!t.coversOnlyInfantry || LIGHT.includes(typeOf(look.state, unit)))) cover = 'soft';
  }
  return cover;
}
