import type { Terrain } from '../generated/state.ts';

/** WH-TERRAIN-12, WH-TERRAIN-18, WH-TERRAIN-22, WH-TERRAIN-28, WH-TERRAIN-38, WH-TERRAIN-51: by the kind of a feature. */
export const TERRAIN_KEYWORDS: Readonly<Record<Terrain['kind'], readonly string[]>> = {
  crater: ['AREA TERRAIN', 'CRATER'],
  barricade: ['OBSTACLE', 'BARRICADE'],
  debris: ['OBSTACLE', 'BATTLEFIELD DEBRIS'],
  hill: ['HILL'],
  woods: ['AREA TERRAIN', 'WOODS'],
  ruins: ['AREA TERRAIN', 'RUINS'],
};
