import type { ChapterText } from '../kit.ts';

/** German. */
export const de: ChapterText = {
  names: {
    fathers: 'Schmiedeväter',
    marauders: 'Marodeure',
    red: 'Rot',
    blue: 'Blau',
    westHouse: 'Westhaus',
    eastHouse: 'Osthaus',
    southJungle: 'Süddschungel',
    northJungle: 'Norddschungel',
    westWood: 'westlicher Wald',
    eastWood: 'östlicher Wald',
    southWall: 'Südmauer',
    northWall: 'Nordmauer',
  },
};
