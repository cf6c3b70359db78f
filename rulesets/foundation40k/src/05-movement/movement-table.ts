import type { RuleId } from '@walstatt/engine';
import { inch } from '../01-units/space.ts';
import type { UnitType } from '../01-units/units.ts';

/** The movement table: inches in terrain, whether the type takes the terrain test, whether it can enter hard cover. */
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
