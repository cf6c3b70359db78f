import type { ChapterPart } from '../kit.ts';
import { questions } from './questions.ts';

/** Lines of sight (Sichtlinien). */
export const linesOfSight: ChapterPart = {
  questions,
};
