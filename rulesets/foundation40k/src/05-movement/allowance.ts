import type { Way } from '@walstatt/tabletop';
import { profileOf, unitHas } from '../01-units/units.ts';
import type { State } from '../generated/state.ts';
import type { L } from '../kit.ts';
import { MOVEMENT } from './movement-table.ts';
import { isThrough } from './ways.ts';

export type MoveKind = 'move' | 'sprint' | 'vanguard';

/** FD-SPECIAL-02, FD-SPECIAL-03: units that fly or are used to terrain are not slowed and take no test. */
export const ignoresTerrain = (s: State, unit: string): boolean =>
  unitHas(s, unit, 'flying') || unitHas(s, unit, 'terrainExperience');

/** FD-TERRAIN-14, FD-GAP-25: if one model goes through a piece, the whole unit is slowed. */
export const isSlowed = (look: L, unit: string, ways: readonly Way[]): boolean =>
  !ignoresTerrain(look.state, unit) && ways.some((w) => isThrough(look, w));

/** FD-ACTION-07, FD-ACTION-30, FD-GAP-08: how far a model may go. */
export function allowanceOf(s: State, model: string, kind: MoveKind, slowed: boolean): number {
  const { move, unitType } = profileOf(s, model);
  const once = slowed ? Math.min(move, MOVEMENT[unitType].inTerrain) : move;
  return kind === 'sprint' ? 2 * once : once;
}

/** The allowance of the slowest model. */
export function unitAllowance(s: State, unit: string, kind: MoveKind, slowed: boolean): number {
  let least = Number.POSITIVE_INFINITY;
  for (const id of s.units[unit]!.models)
    if (s.models[id]!.where.at !== 'gone') least = Math.min(least, allowanceOf(s, id, kind, slowed));
  return least;
}
