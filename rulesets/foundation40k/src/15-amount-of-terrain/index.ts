import type { ChapterPart } from '../kit.ts';
import { terrainAmount } from './question.ts';

/** How much terrain (Wie viel Gelände). */
export const amountOfTerrain: ChapterPart = {
  questions: { terrainAmount },
};
