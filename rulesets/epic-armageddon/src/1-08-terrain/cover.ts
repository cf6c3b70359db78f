import { pointInPolygon } from '@walstatt/geometry';
import { bodyOf, type Ground, standing, tableTop } from '../1-00-materials/table-top.ts';
import { formationOf, hasAbility, isInfantry, profileOf } from '../1-01-units/units.ts';
import { touches } from '../1-07-movement/contact.ts';
import type { Terrain } from '../generated/state.ts';
import type { L } from '../kit.ts';
import { heightOfTerrain } from './height.ts';

/** Table T-6: the cover save of infantry in a piece. Null: none. */
const SAVES: Readonly<Record<Terrain['kind'], number | null>> = {
  buildings: 4,
  cliffs: null,
  /** EA-1.8.4-03. */
  fortification: 3,
  /** EA-1.8.4-05: like open ground. */
  hill: null,
  jungle: 4,
  marsh: 6,
  river: 6,
  road: null,
  ruins: 4,
  scrub: 6,
  woods: 5,
};

/** EA-1.8.4-06. */
const READY_IN_THE_OPEN = 5;

/** The pieces that a unit is in: those that its middle is in. */
export function piecesAround(look: L, unit: string): Ground[] {
  const { centre } = bodyOf(look.state, unit);
  return tableTop(look).pieces.filter(({ shape }) => pointInPolygon(centre, shape));
}

/** EA-1.8.4-02: whether a unit is in a fortification. */
export const isFortified = (look: L, unit: string): boolean =>
  piecesAround(look, unit).some(({ terrain }) => terrain.kind === 'fortification');

/** EA-1.8.3-01, EA-1.8.4-03, EA-1.8.4-06: the best cover save of a unit where it stands. Null: none. */
export function coverSaveOf(look: L, unit: string): number | null {
  const around = piecesAround(look, unit);
  if (isReadyInTheOpen(look, unit, around)) return READY_IN_THE_OPEN;
  const saves = savesIn(look, unit, around);
  return saves.length === 0 ? null : Math.min(...saves);
}

/** EA-1.8.2-01, EA-1.8.3-01, EA-1.8.4-01, EA-1.8.4-11: whether a unit has cover from what stands around it, on all sides. */
export function standsInCover(look: L, unit: string): boolean {
  const around = piecesAround(look, unit);
  if (around.some(({ terrain }) => terrain.kind !== 'hill' && heightOfTerrain(terrain) > 0)) return true;
  return savesIn(look, unit, around).length > 0 || isBehindVehicle(look, unit);
}

/** EA-1.8.4-06: infantry on overwatch. Hills and roads are open ground. */
export const isReadyInTheOpen = (look: L, unit: string, around = piecesAround(look, unit)): boolean =>
  look.state.formations[formationOf(look.state, unit)]!.overwatch !== null &&
  usesTerrain(look, unit) &&
  around.every(({ terrain }) => terrain.kind === 'hill' || terrain.kind === 'road');

/** EA-2.1.10-01: mounted units are vehicles for terrain. */
const usesTerrain = ({ state: s }: L, unit: string): boolean => isInfantry(s, unit) && !hasAbility(s, unit, 'mounted');

const savesIn = (look: L, unit: string, around: readonly Ground[]): number[] =>
  usesTerrain(look, unit) ? around.map(({ terrain }) => SAVES[terrain.kind]).filter((save) => save !== null) : [];

/** EA-1.8.4-11: infantry that touches an armoured vehicle or a war engine. */
function isBehindVehicle(look: L, unit: string): boolean {
  const s = look.state;
  if (!isInfantry(s, unit)) return false;
  const body = bodyOf(s, unit);
  return tableTop(look).units.some(({ id }) => {
    const { units, bodies } = standing(look, id);
    return units.some((other, i) => isShield(look, other) && touches(body, bodies[i]!));
  });
}

const isShield = ({ state }: L, unit: string): boolean => {
  const { type } = profileOf(state, unit);
  return type === 'armouredVehicle' || type === 'warEngine';
};
