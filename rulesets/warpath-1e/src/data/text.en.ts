import type { ChapterText } from '../kit.ts';

/** English. */
export const en: ChapterText = {
  names: {
    fathers: 'Forge Fathers',
    marauders: 'Marauders',
    red: 'Red',
    blue: 'Blue',
    westHouse: 'western house',
    eastHouse: 'eastern house',
    southJungle: 'southern jungle',
    northJungle: 'northern jungle',
    westWood: 'western wood',
    eastWood: 'eastern wood',
    southWall: 'southern wall',
    northWall: 'northern wall',
  },
};
