import type { ChapterPart } from '../kit.ts';
import { questions } from './questions.ts';

/** Terrain (Gelände). */
export const terrain: ChapterPart = {
  questions,
};
