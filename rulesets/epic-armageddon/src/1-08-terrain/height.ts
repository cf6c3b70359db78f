import type { Terrain } from '../generated/state.ts';

/** EA-G-03: 0 is flat, 1 hides partly, 2 hides infantry and vehicles, 3 hides everything that does not fly. */
const USUAL: Readonly<Record<Terrain['kind'], number>> = {
  buildings: 2,
  cliffs: 2,
  fortification: 1,
  hill: 2,
  jungle: 2,
  marsh: 0,
  river: 0,
  road: 0,
  ruins: 2,
  scrub: 1,
  woods: 2,
};

/** The class of height of a piece: its own, or what its kind usually has (EA-1.8.2-04). */
export const heightOfTerrain = ({ kind, height }: Terrain): number => height ?? USUAL[kind];
