import type { RuleId } from '@walstatt/engine';
import { whollyInRegion, whollyWithin } from '@walstatt/geometry';
import { inch, pieceBody, standing } from '../01-units/space.ts';
import { typeOf, type UnitType } from '../01-units/units.ts';
import type { Terrain } from '../generated/state.ts';
import type { L } from '../kit.ts';

/** The movement table: inches in terrain, whether the terrain test is taken, whether hard cover can be entered. */
export type Movement = {
  readonly rule: RuleId;
  readonly inTerrain: number;
  readonly test: boolean;
  readonly hard: boolean;
};

/** FD-MOVE-01 to 10, FD-TERRAIN-06. */
export const MOVEMENT: Readonly<Record<UnitType, Movement>> = {
  infantry: { rule: 'FD-MOVE-01', inTerrain: inch(4), test: false, hard: true },
  walker: { rule: 'FD-MOVE-02', inTerrain: inch(4), test: true, hard: true },
  beasts: { rule: 'FD-MOVE-03', inTerrain: inch(8), test: false, hard: true },
  cavalry: { rule: 'FD-MOVE-04', inTerrain: inch(4), test: true, hard: true },
  monstrousCreature: { rule: 'FD-MOVE-05', inTerrain: inch(6), test: false, hard: false },
  vehicle: { rule: 'FD-MOVE-06', inTerrain: inch(6), test: true, hard: false },
  bikes: { rule: 'FD-MOVE-07', inTerrain: inch(6), test: true, hard: false },
  jumpTroops: { rule: 'FD-MOVE-08', inTerrain: inch(4), test: false, hard: false },
  gravBikes: { rule: 'FD-MOVE-09', inTerrain: inch(12), test: false, hard: false },
  gravVehicle: { rule: 'FD-MOVE-10', inTerrain: inch(12), test: false, hard: false },
};

/** FD-TERRAIN-05 to 07: may models of this type go in? */
export function mayEnter(type: UnitType, t: Terrain): boolean {
  if (t.class === 'sightBlocker') return t.entry === 'all';
  return t.class === 'softCover' || MOVEMENT[type].hard;
}

/** The rule that closes a piece to a type. */
export const closedBy = (t: Terrain): RuleId => (t.class === 'hardCover' ? 'FD-TERRAIN-06' : 'FD-TERRAIN-07');

/** FD-TERRAIN-09, 10, FD-GAP-21. */
export const blocksSight = (t: Terrain): boolean => t.class !== 'softCover' || t.blocksSight;

const LINEAR = inch(1);

/** FD-MOVE-11, FD-TERRAIN-13, FD-GAP-22: the pieces in which at least half of the models stand completely. */
export function piecesOf(look: L, unit: string): readonly string[] {
  return look.memo('pieces', unit, () => {
    const { bodies, box } = standing(look, unit);
    const pieces: string[] = [];
    for (const id in look.state.terrain) {
      const t = look.state.terrain[id]!;
      if (!mayTouch(t, box, t.linear ? LINEAR : 0)) continue;
      look.note('FD-MOVE-11');
      look.note('FD-TERRAIN-13');
      look.note(t.linear ? 'FD-GAP-23' : 'FD-GAP-22');
      let inside = 0;
      for (const b of bodies)
        if (t.linear ? whollyWithin(b, pieceBody(t), LINEAR) : whollyInRegion(b, t.shape)) inside++;
      if (2 * inside >= bodies.length && inside > 0) pieces.push(id);
    }
    return pieces;
  });
}

type Box = { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };

/** A quick look: false only if the piece is farther than `margin` from everything in the box. */
export function mayTouch(t: Terrain, box: Box, margin: number): boolean {
  let left = true;
  let right = true;
  let below = true;
  let above = true;
  for (const p of t.shape) {
    if (p.x + margin >= box.minX) left = false;
    if (p.x - margin <= box.maxX) right = false;
    if (p.y + margin >= box.minY) below = false;
    if (p.y - margin <= box.maxY) above = false;
  }
  return !(left || right || below || above);
}

export type Cover = 'none' | 'soft' | 'hard';

const LIGHT: readonly UnitType[] = ['infantry', 'jumpTroops', 'beasts', 'cavalry'];

/** FD-TERRAIN-02 to 04, FD-GAP-24: the best cover of the pieces in which the unit is. */
export function coverOf(look: L, unit: string): Cover {
  let cover: Cover = 'none';
  for (const id of piecesOf(look, unit)) {
    const t = look.state.terrain[id]!;
    look.note('FD-TERRAIN-01');
    if (t.class === 'sightBlocker') look.note('FD-TERRAIN-04');
    else if (t.class === 'hardCover') {
      look.note('FD-TERRAIN-03');
      return 'hard';
    } else {
      if (t.coversOnlyInfantry) look.note('FD-GAP-24');
      if (!t.coversOnlyInfantry || LIGHT.includes(typeOf(look.state, unit))) cover = 'soft';
    }
  }
  return cover;
}
